import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CONTACT_TEXTS_FILE } from "#contact/message/contact-answer-texts.ts";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { startServer } from "../../support/setup/start-server.ts";

/** A build of a site that has no contact: it brings no texts for it. */
const { root } = fixtureBuild();
await rm(join(root, CONTACT_TEXTS_FILE));
const server = await startServer(root, { CONTACT_TO: "owner@example.org", SMTP_URL: "smtp://127.0.0.1:9" });
afterAll(() => server.stop());

const ask = (path: string, method = "GET") => fetch(`${server.origin}${path}`, { method });

test("a site without contact takes no message, whoever sends one (D38)", async () => {
  for (const [path, method] of [
    ["/api/contact", "POST"],
    ["/api/contact", "GET"],
    ["/api/contact/token", "GET"],
  ] as const) {
    const answer = await ask(path, method);
    expect([answer.status, await answer.json()]).toEqual([404, { error: "Not Found" }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("it sends its files, says that it is well, and opens no outbox", async () => {
  for (const path of ["/fr/", "/healthz", "/readyz"]) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  expect(await readdir(server.dataFolder)).toEqual([]);
});
