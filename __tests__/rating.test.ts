import type { JsonObject } from "../src/model/json.ts";
import { decisive, type Rating } from "../src/model/rating.ts";
import type { Tool } from "../src/model/surface.ts";
import { placeOf } from "../src/model/text.ts";
import { rate } from "../src/rating/index.ts";
import { serverOf } from "./tools.ts";

function toolOf(definition: JsonObject): Tool {
  const [tool] = serverOf([definition]).tools;
  if (tool === undefined) throw new Error("no tool");
  return tool;
}

function rated(name: string, description = "", more: JsonObject = {}): Rating {
  return rate(toolOf({ name, description, inputSchema: { type: "object", properties: {} }, ...more }));
}

function inputs(properties: JsonObject): JsonObject {
  return { inputSchema: { type: "object", properties } };
}

const text = { type: "string" };

describe("the verb in the name", () => {
  test.each([
    // The words of the method.
    ["get_pod", "read"],
    ["listUsers", "read"],
    ["search-issues", "read"],
    ["create_page", "write"],
    ["updateRecord", "write"],
    ["add_label", "write"],
    ["refund", "irreversible"],
    ["send_report", "irreversible"],
    ["notify_team", "irreversible"],
    ["reply_to_thread", "irreversible"],
    ["merge_branch", "irreversible"],
    ["publish_post", "irreversible"],
    ["transfer_ownership", "irreversible"],
    ["delete_pod", "destructive"],
    ["remove_label", "destructive"],
    ["cancel_order", "destructive"],
    ["archive_project", "destructive"],
    ["revoke_token", "destructive"],
    // Spelling and position.
    ["domain-record-delete", "destructive"],
    ["users.list", "read"],
    ["getHTTPStatus", "read"],
    ["browser_take_screenshot", "read"],
    ["pipeline_run_list", "read"],
    // The first verb counts: what follows a read is what is read.
    ["get_update_status", "read"],
    ["list_merge_requests", "read"],
    ["get_scenario_set", "read"],
    // ... but for names that begin with a noun which looks like a read.
    ["todo_list_delete", "destructive"],
    // Second verbs.
    ["create_refund", "irreversible"],
    ["make_payment", "irreversible"],
    ["create_payment_method", "write"],
    ["update_refund_settings", "write"],
    ["draft_and_send_email", "irreversible"],
    ["find_or_create_user", "write"],
    ["search_and_replace", "write"],
    ["post_message", "irreversible"],
    ["slack_post_message", "irreversible"],
    ["post_comment", "write"],
    // Nouns that are verbs in other names.
    ["git_log", "write"],
    ["log_event", "write"],
    ["tag_list", "read"],
    ["group_resource_list", "read"],
    // Whole words only.
    ["list_droplets", "read"],
    ["get_dataset", "read"],
    ["search_skills", "read"],
    ["droplet_info", "read"],
    // Reports and questions.
    ["cluster_status", "read"],
    ["can_i_deploy", "read"],
    ["has_pii", "read"],
    // Verbs whose effect hangs on their object.
    ["run_pipeline", "write"],
    ["open_file", "write"],
    ["resolve_library_id", "read"],
    ["resolve_thread", "write"],
    ["send_keys", "write"],
    ["convert_currency", "read"],
    ["convert_to_draft", "write"],
    ["aggregate-orders", "read"],
    // What leads sound from one track to another, and what is said to people.
    ["create_send", "write"],
    ["get_track_send", "read"],
    ["channel_add_message", "irreversible"],
    ["favorite_tweet", "write"],
    ["post_tweet", "irreversible"],
    ["place_stock_order", "irreversible"],
    ["place_component", "write"],
  ] as const)("%s: %s", (name, expected) => {
    expect(rated(name).class).toBe(expected);
  });

  test("is pointed at", () => {
    const reason = decisive(rated("domain-record-delete"));
    expect(reason.id).toBe("class-name-verb");
    expect(reason.at).toMatchObject({ start: 14, end: 20, text: { field: "name" } });
  });
});

describe("the first verb of the description", () => {
  test.each([
    ["Returns the weather", "read"],
    ["Deletes a note", "destructive"],
    ["Use this tool to list the notes.", "read"],
    ["This tool allows you to cancel a booking.", "destructive"],
    ["A tool that sends a note to a person.", "irreversible"],
    ["Quickly read structured data", "read"],
    ["Permanently removes all rows", "destructive"],
    ["[BETA] Creates a room", "write"],
    ["Read-only. Gets one exercise.", "read"],
    ["thing_maker creates a thing", "write"],
    ["List, create and delete rooms", "write"],
    ["Reads the file and deletes it", "destructive"],
    ["Get or update the scale of a resource", "write"],
    ["Add or remove a link", "write"],
    ["Suggest or apply a new balance", "write"],
    ["The search index is rebuilt every night", "write"],
    ["Record of all calls", "write"],
    ["Send a prompt to the model", "write"],
    ["Frobnicates the list", "write"],
    ["Set up the browser", "write"],
    // What is run only looks; what others wrote is run for what it does.
    ["Runs the linter's checks on a file", "read"],
    ["Perform a reverse DNS lookup", "read"],
    ["Execute a PromQL query over a range", "read"],
    ["Runs the tests for each analysis", "write"],
    ["Runs a script", "write"],
    // What it is called where nothing says what it does.
    ["The database schema of the telemetry store", "read"],
    ["Conversion funnel metrics: sessions, orders", "read"],
    ["Refresh all cached data from files", "write"],
    ["Order workflow", "write"],
    // Said of the tool, and not of a mode, a user or some of its methods.
    ["Full screening package for a candidate. Read-only. Ask for it by id.", "read"],
    ["Access the invoice units — read-only. Choose one.", "read"],
    ["Advanced calls. Read-only methods are allowed by default.", "write"],
    ["Pushes an image, not in read-only mode", "write"],
  ] as const)("%s: %s", (description, expected) => {
    expect(rated("thing_maker", description).class).toBe(expected);
  });

  // An act whose whole effect may be its answer, when the work itself is returned.
  test.each([
    ["ask", "Ask a model a question. Returns the answer as text.", "read"],
    ["ask", "Ask a model a question. Returns the id of the thread.", "write"],
    ["ask_team", "Ask the team a question.", "write"],
    ["download_photo", "Downloads a photo and returns it as base64.", "read"],
    ["download_photo", "Downloads a photo and returns its path.", "write"],
    ["generate_form", "Generates a form. Returns the code.", "read"],
    ["generate_form", "Generates a form and deletes the old one. Returns the code.", "destructive"],
    ["generate_invoice", "Generates an invoice. Returns its number.", "write"],
    ["compose_image", "Composes an image. Returns base64-encoded bytes and a list of layers.", "read"],
    ["extract", "Scrapes a page and extracts structured data.", "read"],
    ["create_note", "Creates a note. Returns the text.", "write"],
    // A name whose verb is unclear, and the same verb, a read, or a report.
    ["run_inspections", "Runs inspections on a file", "read"],
    ["take_fx_get_name", "Get the name of an effect on a take", "read"],
    ["run_history", "Get the runs of the last days", "read"],
    ["run_thing", "Get the runs of the last days", "write"],
    // Mild verbs leave it to the description, others do not.
    ["optimize_indexes", "Suggests indexes for slow queries", "read"],
    ["load_skill", "Load the full content of a guide", "read"],
    ["generate_summary", "Generates a summary of a thread", "read"],
    ["generate_image", "Generates an image", "write"],
    ["extract", "Extract data from the page", "read"],
    ["apply_indexes", "Suggests indexes for slow queries", "write"],
    ["capture_frame", "Capture the current frame and return it as inline image data", "read"],
    ["capture_frame", "Capture the current frame into the timeline", "write"],
    ["evaluate_change", "Provides guidance on changes of flags", "read"],
    ["refund_summary", "Refund summary of a month", "read"],
    ["refund_order", "Refund an order", "irreversible"],
    ["void_estimate", "Void an estimate", "destructive"],
    ["qb_estimate_convert_to_invoice", "Convert an estimate to an invoice", "write"],
    ["extract_archive", "Extracts an archive", "write"],
    ["archive_channel", "Archives a channel", "destructive"],
    // A verb inside a name that the description's words make a noun.
    ["swarm_join_tokens", "Return the swarm's join tokens", "read"],
    ["swarm_join_nodes", "Return the swarm's state", "write"],
    ["swarm_delete_tokens", "Return the swarm's delete tokens", "destructive"],
    // A verb of the name means what its object in the description says.
    ["add", "Adds two numbers", "read"],
    ["add", "Adds two numbers and saves the sum", "write"],
    ["union", "Merge polygons into one geometry", "read"],
    ["merge", "Merge two branches", "irreversible"],
    ["reset_message_count", "Reset the count of messages", "write"],
    ["reset_database", "Reset the database", "destructive"],
    ["transfer_plugin_search", "Search the shop of plugins", "read"],
    ["transfer_plugin", "Search the shop and move a plugin", "irreversible"],
    // A second sentence about "this tool" is read when the first says nothing.
    ["thing_maker", "A detailed tool for thoughts that change. This tool analyzes problems.", "read"],
    ["thing_maker", "A detailed tool for thoughts that change. Analyzes problems.", "write"],
  ] as const)("%s, %s: %s", (name, description, expected) => {
    expect(rated(name, description).class).toBe(expected);
  });

  test("an argument that says where the work is put keeps it from being a read", () => {
    const more = inputs({ url: text, output_path: text });
    expect(rated("download_photo", "Downloads a photo and returns it as base64.", more).class).toBe("write");
  });

  test("only raises what the name says", () => {
    expect(rated("read_cache", "Clears the cache and returns it").class).toBe("destructive");
    expect(rated("delete_note", "Returns the note").class).toBe("destructive");
    expect(rated("run_report", "Gets a report").class).toBe("write");
  });
});

test.each([
  ["update_plan", "Changes the plan. This cannot be undone.", "irreversible"],
  ["update_plan", "Changes the plan. The change is irreversible.", "irreversible"],
  ["move_to_bin", "Moves a file; after 30 days it is permanently deleted.", "irreversible"],
  ["update_plan", "Changes the plan. The change can be undone.", "write"],
] as const)("final wording: %s, %s: %s", (name, description, expected) => {
  expect(rated(name, description).class).toBe(expected);
});

describe("the input", () => {
  test.each([
    ["place_bid", { amount: { type: "number" }, currency: text }, "irreversible", "class-money-input"],
    ["place_bid", { total: { properties: { amount: {}, currency: {} } } }, "irreversible", "class-money-input"],
    ["create_price", { unit_amount: { type: "number" }, currency: text }, "write", "class-name-verb"],
    ["create_coupon", { amount_off: { type: "number" }, currency: text }, "write", "class-name-verb"],
    ["get_quote", { amount: { type: "number" }, currency: text }, "read", "class-name-verb"],
    ["exchange", { from: text, to: text, amount: {}, currency: {} }, "write", "class-default-write"],
    ["create_note", { to: text, body: text }, "irreversible", "class-recipient-input"],
    [
      "create_note",
      { mail: { properties: { recipients: { type: "array" } } } },
      "irreversible",
      "class-recipient-input",
    ],
    ["plan_route", { from: text, to: text }, "write", "class-default-write"],
    ["localize", { text, to: { ...text, description: "Target language" } }, "write", "class-default-write"],
    ["draft_email", { to: text, subject: text }, "write", "class-default-write"],
    ["create_filter", { criteria: { properties: { from: text, to: text } } }, "write", "class-name-verb"],
    ["transition", { to: { enum: ["open", "done"] } }, "write", "class-default-write"],
    ["list_mails", { to: text }, "read", "class-name-verb"],
    ["query_logs", { sql: text }, "write", "class-code-input"],
    ["query_data", { sql_query: text }, "write", "class-code-input"],
    ["show_scene", { code: text }, "write", "class-code-input"],
    ["get_country", { code: { ...text, description: "The country code" } }, "read", "class-name-verb"],
    ["get_level", { code: { enum: ["a", "b"] } }, "read", "class-name-verb"],
    ["lint_code", { code: text }, "read", "class-name-verb"],
    ["check_host", { command: text }, "write", "class-code-input"],
    ["query", { query: { ...text, description: "A SQL query" } }, "write", "class-code-input"],
    ["search", { query: { ...text, description: "Words to look for" } }, "read", "class-name-verb"],
    ["query_tool", { tool: text, arguments: { type: "object" } }, "write", "class-router"],
    ["azure", { command: text, parameters: { type: "object" } }, "write", "class-router"],
    ["execute_sentry_tool", { name: text, arguments: { type: "object" } }, "write", "class-router"],
  ] as const)("%s %j: %s by %s", (name, properties, expected, id) => {
    const rating = rated(name, "", inputs(properties));
    expect([rating.class, decisive(rating).id]).toEqual([expected, id]);
  });

  test("is pointed at by the key of the property", () => {
    const reason = decisive(rated("get_rows", "", inputs({ sql: text })));
    expect(placeOf(reason.at)).toEqual({
      doc: "example.json",
      pointer: "/tools/0/inputSchema/properties/sql",
      key: true,
    });
  });
});

describe("an argument that chooses", () => {
  const choose = (name: string, values: readonly string[], argument = "action"): Rating =>
    rated(name, "", inputs({ [argument]: { type: "string", enum: values } }));

  test("raises a read, and the values that do more are listed", () => {
    const rating = choose("systemd_service", ["status", "restart", "delete", "kill"]);
    expect(rating.class).toBe("write");
    expect(rating.flags).toContain("arg_dependent");
    expect(rating.escalate).toEqual([{ argument: "action", values: ["delete", "kill"], class: "destructive" }]);
  });

  test.each([
    ["work_items", ["list", "get", "search"], "read"],
    ["work_items", ["list", "create"], "write"],
    ["work_items", ["delete", "purge"], "destructive"],
    ["work_items", ["send", "delete"], "irreversible"],
    ["get_items", ["build_failed", "merged", "assigned"], "read"],
  ] as const)("%s of %j: %s", (name, values, expected) => {
    expect(choose(name, values).class).toBe(expected);
  });

  test("may be an HTTP method, or a mode that says nothing", () => {
    expect(choose("api_request", ["GET", "DELETE"], "method").escalate).toEqual([
      { argument: "method", values: ["DELETE"], class: "destructive" },
    ]);
    expect(choose("search", ["fast", "deep"], "mode")).toMatchObject({ class: "read", flags: [], escalate: [] });
  });

  test("may be free text or a switch", () => {
    const { escalate } = rated("rsync_copy", "", inputs({ command: text, delete: { type: "boolean" } }));
    expect(escalate.map(({ argument, values, class: raised }) => [argument, values, raised])).toEqual([
      ["command", [], "destructive"],
      ["delete", ["true"], "destructive"],
    ]);
    expect(new RegExp(escalate[0]?.matches ?? "", "i").test("DROP TABLE users")).toBe(true);
  });
});

describe("annotations", () => {
  test.each([
    ["get_pod", { destructiveHint: true }, "destructive"],
    ["get_pod", { readOnlyHint: false }, "write"],
    ["delete_pod", { readOnlyHint: true }, "destructive"],
    ["delete_pod", { destructiveHint: false }, "destructive"],
    ["create_pod", { readOnlyHint: true }, "write"],
    ["frobnicate", { readOnlyHint: true }, "write"],
    ["get_pod", { readOnlyHint: "false" }, "read"],
    ["get_pod", { level: "write" }, "write"],
    ["get_pod", { level: "critical" }, "destructive"],
    ["get_pod", { level: "critical", notify: true }, "irreversible"],
    ["delete_pod", { level: "read" }, "destructive"],
  ] as const)("can only raise: %s %j: %s", (name, annotations, expected) => {
    expect(rated(name, "", { annotations }).class).toBe(expected);
  });

  test("are read from _meta too, and name critical values", () => {
    const rating = rated("systemd_service", "", {
      _meta: { level: "write", critical_when: { action: ["stop", "re:^mask"], force: [true] } },
    });
    expect(rating.class).toBe("write");
    expect(rating.escalate).toEqual([
      { argument: "action", values: ["stop"], class: "destructive" },
      { argument: "action", values: [], matches: "^mask", class: "destructive" },
      { argument: "force", values: ["true"], class: "destructive" },
    ]);
  });
});

describe("reasons", () => {
  test("stand in the order of the checks, and their worst is the class", () => {
    const rating = rated("get_rows", "Gets rows. This cannot be undone.", {
      ...inputs({ sql: text }),
      annotations: { destructiveHint: true },
    });
    expect(rating.reasons.map(({ id, class: said }) => `${id} ${said}`)).toEqual([
      "class-name-verb read",
      "class-description-verb read",
      "class-final-wording irreversible",
      "class-code-input write",
      "class-annotations destructive",
    ]);
    expect(rating.class).toBe("destructive");
  });

  test("hold what others found", () => {
    const tool = toolOf({ name: "get_pod" });
    const code = { id: "class-code", class: "write", at: tool.place, message: "It writes files." } as const;
    expect(rate(tool, [code])).toMatchObject({ class: "write", reasons: [{ id: "class-name-verb" }, code] });
  });

  test("are one where nothing is known", () => {
    expect(rated("frobnicate").reasons).toMatchObject([{ id: "class-default-write", class: "write" }]);
  });
});

test.each([
  ["update_page", "", {}, ["overwrites"]],
  ["write_file", "Writes a file, overwriting what is there.", {}, ["overwrites"]],
  ["create_page", "", {}, []],
  ["send_mail", "", {}, ["notify", "open_world"]],
  ["fetch_url", "", {}, ["open_world"]],
  ["fetch_url", "", { annotations: { openWorldHint: false } }, []],
  ["get_page", "", { annotations: { idempotentHint: true, openWorldHint: true } }, ["idempotent", "open_world"]],
  ["get_env", "", {}, ["sensitive_read"]],
  ["read_secret", "", {}, ["sensitive_read"]],
  ["list_api_keys", "", {}, ["sensitive_read"]],
  ["count_tokens", "", {}, []],
  ["dump_config", "Returns all environment variables.", {}, ["sensitive_read"]],
  ["list_projects", "Lists projects with your credentials.", {}, []],
  ["get_log", "", inputs({ save_to: text }), ["arg_dependent"]],
  ["get_pod", "", { annotations: { arg_dependent: true, notify: true } }, ["arg_dependent", "notify"]],
] as const)("flags of %s %s %j: %j", (name, description, more, flags) => {
  expect(rated(name, description, more).flags).toEqual(flags);
});

test("a hostile tool is rated all the same", () => {
  expect(rated("constructor", "x".repeat(1_000_000)).class).toBe("write");
  expect(rated("").class).toBe("write");
  expect(rated("get_pod", "", { inputSchema: null, annotations: null, _meta: [] }).class).toBe("read");
});
