import { execFileSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { builtManifest } from "../support/setup/built-site.ts";
import { submit } from "./contact-server/submit.ts";
import { askHost } from "./host-answers.ts";
import { canLockDown, escapesFrom, type LockedDownServer, startLockedDown } from "./locked-down.ts";

// Only root may become somebody else, and not in every container.
describe.skipIf(!canLockDown())("as another user, where only the data folder can be written", () => {
  let server: LockedDownServer;
  beforeAll(async () => {
    server = await startLockedDown(inject("siteFolder"));
  });
  afterAll(async () => void (await server.stop()));

  test("every file is handed out, and nothing beside them", async () => {
    for (const [path, { identity }] of Object.entries((await builtManifest()).files)) {
      const { status, headers, bytes } = await askHost(server.origin, path);
      expect([path, status, headers.etag, bytes.length]).toEqual([path, 200, identity.etag, identity.bytes]);
    }
    for (const path of ["/.build/manifest.json", "/..%2fx", "/%2e%2e/etc/passwd", "/en/nothing/"])
      expect([path, (await askHost(server.origin, path)).status]).toEqual([path, 404]);
  });

  test("messages are kept over a restart, wrong ones are refused in the visitor's language, nothing goes wrong", async () => {
    const ids = [await submit(server.origin, { message: "A message to a locked-down server" })];
    const refused = await fetch(`${server.origin}/api/contact`, {
      method: "POST",
      headers: { accept: "text/html" },
      redirect: "manual",
      body: new URLSearchParams({ locale: "pt", name: "Ana" }),
    });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('lang="pt-PT"')]);
    expect(await server.stop()).toBe(0);
    expect(server.log.join("")).not.toMatch(/EROFS|EACCES|ERR_ACCESS_DENIED|"level":[56]0/);
    server = await startLockedDown(inject("siteFolder"), server.dataFolder);
    ids.push(await submit(server.origin, { message: "Another one, after a restart" }));
    // A process of its own: as root it goes on with the rights of the folder's owner, for good.
    const printed = execFileSync(process.execPath, ["contact/server/inbox/main.ts", "export"], {
      env: { ...process.env, DATA_DIR: server.dataFolder },
      encoding: "utf8",
    });
    for (const id of ids) expect(printed).toContain(id);
    expect((await readdir(server.dataFolder)).sort()).toEqual(expect.arrayContaining(["form-key", "outbox.sqlite"]));
  });

  test("a program that tries to get out can write to the data folder, and nothing else", async () => {
    expect(await escapesFrom(inject("siteFolder"))).toEqual([
      "write to the data folder",
      "make a database in the data folder",
    ]);
  });
});
