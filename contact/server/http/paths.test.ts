import { expect, test } from "vitest";
import { SERVER_ROOT } from "#engine/manifest/server-paths.ts";
import { CONTACT_PATH } from "../../message/contact-protocol.ts";
import { TOKEN_PATH } from "./paths.ts";

test("hosts forward the form's addresses to the server", () => {
  expect([CONTACT_PATH, TOKEN_PATH].filter((path) => !path.startsWith(SERVER_ROOT))).toEqual([]);
});
