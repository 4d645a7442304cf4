/** A process that locks a data folder, says so, and keeps the lock until it ends or loses it. Argument: folder. */
import { writeSync } from "node:fs";
import { lockDataFolder } from "../lock-data-folder.ts";

lockDataFolder(process.argv[2] ?? "", (reason) => {
  writeSync(1, reason);
  process.exit(3);
});
// What nothing refers to is thrown away now, and not when it happens to be.
globalThis.gc?.();
writeSync(1, "locked\n");
process.stdin.resume();
