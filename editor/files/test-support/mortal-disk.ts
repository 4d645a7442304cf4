import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

/** What a program changes a disk with. */
const CHANGES = ["mkdir", "open", "rename", "rm", "writeFile"] as const;
type Change = (...given: unknown[]) => Promise<unknown>;

/**
 * A disk under a program that is killed: what it does after `left` changes is not done any more, as little as what it would tidy up.
 *
 * @param refuse called before each change with the path; what it throws is the system's error
 * @returns whether it came to its end, good or bad
 */
export async function dyingAfter(
  left: number,
  work: () => Promise<unknown>,
  refuse = (_path: string) => {},
): Promise<boolean> {
  const real = { ...promises } as unknown as Record<string, Change>;
  let count = 0;
  let isKilled = false;
  const counted =
    (change: Change) =>
    async (path: unknown, ...rest: unknown[]) => {
      isKilled ||= count >= left;
      if (isKilled) throw new Error("Killed");
      refuse(String(path));
      count += 1;
      return change(path, ...rest);
    };
  for (const name of CHANGES) {
    const change = real[name] as Change;
    // To read is no change.
    const opened: Change = (path, flags, ...rest) =>
      (flags === "r" ? change : counted(change))(path, flags, ...rest).then((handle) => {
        const { writeFile } = handle as { writeFile: Change };
        return Object.assign(handle as object, { writeFile: counted(writeFile.bind(handle)) });
      });
    Object.assign(promises, { [name]: name === "open" ? opened : counted(change) });
  }
  syncBuiltinESMExports();
  try {
    await work().catch(() => undefined);
    return !isKilled;
  } finally {
    Object.assign(promises, real);
    syncBuiltinESMExports();
  }
}
