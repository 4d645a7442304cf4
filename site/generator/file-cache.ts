import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The file at `path` of a cache, made and kept where it is not there yet. Nobody reads half a file: it comes to its
 * place whole.
 */
export async function keptFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept !== undefined) return kept;
  const bytes = await make();
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
  return bytes;
}
