/**
 * A process that keeps its key and a time in a folder of a disk that is full, and once more when there is room. Argument: a
 * folder on that disk. Prints as JSON what the next process would find each time.
 */
import { readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { timeMemory } from "../common/private-file.ts";
import { tokenKey } from "../receiving/time-token.ts";

const disk = process.argv[2] ?? "";
const [data, ballast] = [join(disk, "data"), join(disk, "ballast")];
const found = () => timeMemory(data, "last").read();

timeMemory(data, "last").write(1000);
const { bavail, bsize } = statfsSync(disk);
writeFileSync(ballast, Buffer.alloc(bavail * bsize));
timeMemory(data, "last").write(2000);
const first = tokenKey(data);
const onFullDisk = { time: found(), files: readdirSync(data), key: first.length };
rmSync(ballast);
timeMemory(data, "last").write(3000);
const [second, third] = [tokenKey(data), tokenKey(data)];
const afterwards = { time: found(), files: readdirSync(data).sort(), key: Buffer.compare(second, third) };
process.stdout.write(JSON.stringify({ onFullDisk, afterwards }));
