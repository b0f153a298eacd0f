/** Of this program; a test compares it with package.json. */
export declare const VERSION = "0.1.0";
