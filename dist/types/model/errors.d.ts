/** What a user can mend: bad input, a wrong option, an unreachable server. The message says what to do. Exit 2. */
export declare class InputError extends Error {
    name: string;
}
