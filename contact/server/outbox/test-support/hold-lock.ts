/** A process that takes the write lock of a SQLite file, says so, and keeps it until its input ends. Argument: file. */
import { writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync(process.argv[2] ?? "");
database.exec("BEGIN IMMEDIATE");
writeSync(1, "locked\n");
process.stdin.resume().on("end", () => database.close());
