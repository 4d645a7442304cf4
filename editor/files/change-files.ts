import { randomUUID } from "node:crypto";
import { readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { WriteCalls } from "#engine/files/write-whole.ts";
import { Refused } from "../words/refused.ts";
import type { History } from "./history.ts";
import { bytesAt, isWritable, placeOf, removeWhole, saveWhole } from "./owner-files.ts";
import { whoWrites } from "./who-writes.ts";

export interface FileChanges {
  /** What each holds afterwards; null for one that goes. */
  readonly files: ReadonlyMap<string, string | Uint8Array | null>;
  /** Files that only get another name: their versions go with them. By the old name. */
  readonly moved?: ReadonlyMap<string, string>;
  /** The texts that this was made from: nothing is written over what was never read. */
  readonly read?: ReadonlyMap<string, string>;
}

/** A file with what it holds before and afterwards; null where it is not there. */
type Step = readonly [path: string, before: Buffer | null, after: Buffer | null];

/** What is to be done, forth or back, should the editor end in the middle of it. Each step can be done again. */
interface Plan {
  readonly steps: readonly Step[];
  readonly moved: readonly (readonly [from: string, to: string])[];
}

/** The name of a plan that is written down says which way it goes: to turn it takes no room on a full disk. */
const [FORTH, BACK] = [".forth", ".back"];

/**
 * Changes several files: all of them, or none. What each held before, and holds then, is kept as a version. What is being
 * changed is written down first, so that the next start finishes it.
 *
 * @param folder the content folder
 * @throws {Refused} "changed-elsewhere", "read-only", "disk-full" or "cannot-save"; every file is as it was
 */
export async function changeFiles(
  folder: string,
  history: History,
  { files, moved = new Map(), read }: FileChanges,
  calls?: WriteCalls,
): Promise<void> {
  const paths = [...new Set([...files.keys(), ...moved.keys(), ...moved.values()])];
  const held = new Map(await Promise.all(paths.map(async (path) => [path, await bytesAt(folder, path)] as const)));
  for (const [path, bytes] of held) {
    if (read && files.has(path) && (bytes?.toString("utf8") ?? null) !== (read.get(path) ?? null))
      throw changedElsewhere();
    if (!(await isWritable(placeOf(folder, path)))) throw Refused.because("read-only", { file: path }, 403);
    if (bytes !== null) await history.keep(path, bytes);
  }
  const after = new Map<string, Buffer | null>();
  for (const [from, to] of moved) after.set(from, null).set(to, held.get(from) ?? null);
  for (const [path, content] of files) after.set(path, content === null ? null : Buffer.from(content));
  const steps = [...after].map(([path, bytes]): Step => [path, held.get(path) ?? null, bytes]);
  const plan: Plan = { steps, moved: [...moved] };
  const place = join(plansOf(history), randomUUID());
  await saveWhole(place + FORTH, "changes", serialize(plan));
  try {
    for (const step of steps) await take(folder, step, calls);
  } catch (error) {
    // What was refused must not happen at the next start: where the way back is cut short too, that start goes on with it.
    await rename(place + FORTH, place + BACK)
      .then(() => goBack(folder, plan))
      .then(() => removeWhole(place + BACK, "changes"))
      .catch(() => undefined);
    throw error;
  }
  await keepAfter(history, plan);
  await removeWhole(place + FORTH, "changes");
}

/** Finishes what an earlier run had begun, or had begun to take back. @throws {Refused} where it cannot be written now either */
export async function finishChanges(folder: string, history: History): Promise<void> {
  for (const name of await readdir(plansOf(history)).catch(() => [])) {
    const file = join(plansOf(history), name);
    const plan: Plan | undefined = await readFile(file)
      .then(deserialize)
      .catch(() => undefined);
    // Damaged with its disk: whatever it was about is among the versions, and the editor opens.
    if (plan === undefined) continue;
    if (name.endsWith(FORTH)) {
      for (const step of plan.steps) await take(folder, step).catch(unlessChanged);
      await keepAfter(history, plan);
    } else if (name.endsWith(BACK)) await goBack(folder, plan);
    await removeWhole(file, name);
  }
}

async function goBack(folder: string, { steps }: Plan): Promise<void> {
  for (const [path, before, after] of steps.toReversed())
    await take(folder, [path, after, before]).catch(unlessChanged);
}

/** Takes a step, unless it was taken before. @throws {Refused} "changed-elsewhere" where the file holds neither of the two */
async function take(folder: string, [path, before, after]: Step, calls?: WriteCalls): Promise<void> {
  const place = placeOf(folder, path);
  const holds = async (bytes: Buffer | null) => {
    const now = await bytesAt(folder, path);
    return now === null || bytes === null ? now === bytes : now.equals(bytes);
  };
  const check = async () => {
    if (!(await holds(before))) throw changedElsewhere();
  };
  if (await holds(after)) return;
  if (after !== null) return saveWhole(place, path, after, check, calls);
  await check();
  await removeWhole(place, path);
}

/** Keeps what there is now as versions. */
async function keepAfter(history: History, { steps, moved }: Plan): Promise<void> {
  for (const [from, to] of moved) await history.move(from, to);
  const by = whoWrites.getStore();
  for (const [path, , bytes] of steps) if (bytes !== null) await history.keep(path, bytes, by).catch(() => undefined);
}

/** What another program has written since stays. */
function unlessChanged(error: unknown): void {
  if (!(error instanceof Refused && error.id === "changed-elsewhere")) throw error;
}

function changedElsewhere(): Refused {
  return Refused.because("changed-elsewhere", {}, 409);
}

function plansOf(history: History): string {
  return join(history.folder, "changes");
}
