/**
 * A process that fills a small file system with messages, then makes room and goes on. Argument: a folder on it.
 * Prints what a test wants to know, as JSON.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outboxAt } from "../outbox-at.ts";
import { sampleMessage } from "./sample-message.ts";

const folder = process.argv[2] ?? "";
const ballast = join(folder, "ballast");
writeFileSync(ballast, "x".repeat(300_000));
const outbox = outboxAt({ dataDir: folder });
const ids: string[] = [];
const accept = async () => void ids.push((await outbox.accept(sampleMessage({ message: "x".repeat(4000) }), 0)).id);

let refusal: unknown;
let time = 0;
while (refusal === undefined && ids.length < 5000) {
  const begun = performance.now();
  await accept().catch((error) => {
    refusal = error;
  });
  time = performance.now() - begun;
}
const notReady = await outbox.ready().then(
  () => false,
  () => true,
);
rmSync(ballast);
const before = ids.length;
await accept();
const kept = (await outbox.list()).map(({ id }) => id);
await outbox.close();
process.stdout.write(
  JSON.stringify({
    refusal: String(refusal),
    time,
    notReady,
    before,
    after: ids.length - before,
    same: JSON.stringify(ids.toSorted()) === JSON.stringify(kept.toSorted()),
  }),
);
