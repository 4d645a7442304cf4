/** A process that locks a data folder, says so, and keeps the lock until its input ends. Argument: folder. */
import { writeSync } from "node:fs";
import { lockDataFolder } from "../lock-data-folder.ts";

const unlock = lockDataFolder(process.argv[2] ?? "");
writeSync(1, "locked\n");
process.stdin.resume().on("end", unlock);
