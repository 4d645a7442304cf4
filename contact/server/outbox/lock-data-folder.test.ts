import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "./lock-data-folder.ts";

const never = (reason: string) => expect.unreachable(reason);
const holdFolder = fileURLToPath(new URL("./test-support/hold-folder.ts", import.meta.url));

test("a second server on a data folder is refused with the id of the first; a killed one leaves no lock", {
  timeout: 30_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const first = spawn(process.execPath, ["--expose-gc", holdFolder, folder], { stdio: ["pipe", "pipe", "inherit"] });
  await once(first.stdout, "data");
  const refused = expect.objectContaining({
    name: "DataFolderLockedError",
    message: expect.stringMatching(new RegExp(`process ${first.pid}\\b.*DATA_DIR`)),
  });
  expect(() => lockDataFolder(folder, never)).toThrow(refused);
  first.kill("SIGKILL");
  await once(first, "exit");
  lockDataFolder(folder, never)();
  lockDataFolder(folder, never)();
});

test("a lock that is deleted is taken again, and holds", { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const unlock = lockDataFolder(folder, never);
  onTestFinished(unlock);
  rmSync(join(folder, "server.lock"));
  await expect.poll(() => existsSync(join(folder, "server.lock")), { timeout: 20_000 }).toBe(true);
  expect(() => lockDataFolder(folder, never)).toThrow(expect.objectContaining({ name: "DataFolderLockedError" }));
});

test("where a second server was faster, the first one ends, and says so", { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const first = spawn(process.execPath, [holdFolder, folder], { stdio: ["pipe", "pipe", "inherit"] });
  await once(first.stdout, "data");
  rmSync(join(folder, "server.lock"));
  onTestFinished(lockDataFolder(folder, never));
  const [[said], exit] = await Promise.all([once(first.stdout, "data"), once(first, "exit")]);
  expect(String(said)).toMatch(new RegExp(`server\\.lock was deleted\\. .*process ${process.pid}\\b`));
  expect(exit).toEqual([3, null]);
});
