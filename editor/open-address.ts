import { hash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * The next address of an editor that runs, which works once: whoever starts it a second time is led to it. Only the user who
 * runs it can read the file.
 *
 * @param cache the project's folder for what can be made again
 */
export function openAddress(cache: string, content: string, port: number) {
  const file = join(cache, "editor", `address-${port}-${hash("sha256", content).slice(0, 12)}`);
  return {
    async write(address: string): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, address, { mode: 0o600 });
    },
    /** Undefined where no editor of this content was started on this port. */
    read: (): Promise<string | undefined> => readFile(file, "utf8").catch(() => undefined),
    remove: (): Promise<void> => rm(file, { force: true }),
  };
}
