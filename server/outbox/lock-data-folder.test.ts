import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lockDataFolder } from "./lock-data-folder.ts";

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
  expect(() => lockDataFolder(folder)).toThrow(refused);
  first.kill("SIGKILL");
  await once(first, "exit");
  lockDataFolder(folder)();
  lockDataFolder(folder)();
});
