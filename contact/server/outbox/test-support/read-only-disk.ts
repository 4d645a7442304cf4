/**
 * A process that keeps a message in a file system, makes that read-only, tries another, and makes it writable again.
 * Argument: the folder it is mounted at, in a namespace of this process. Prints what a test wants to know, as JSON.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { outboxAt } from "../outbox-at.ts";
import { sampleMessage } from "./sample-message.ts";

const MOUNT = "mount";
const folder = process.argv[2] ?? "";
const file = join(folder, "outbox.sqlite");
const open = () => outboxAt({ dataDir: folder });
const remount = (mode: "ro" | "rw") => execFileSync(MOUNT, ["-o", `remount,${mode},size=1m`, folder]);
const reasonOf = (work: Promise<unknown>) => work.then(() => "none", String);

const first = open();
await first.accept(sampleMessage(), 0);
await first.close();
const before = readFileSync(file);
remount("ro");
const outbox = open();
const refusal = await reasonOf(outbox.accept(sampleMessage(), 0));
const notReady = await reasonOf(outbox.ready());
const untouched = readFileSync(file).equals(before);
remount("rw");
await outbox.accept(sampleMessage(), 0);
const kept = (await outbox.list()).length;
await outbox.close();
process.stdout.write(JSON.stringify({ refusal, notReady, untouched, kept }));
