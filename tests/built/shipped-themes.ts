import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../docs/themes");

/** The files of a theme that is shipped as an example, by their places in a content folder. */
export async function themeFiles(theme: string): Promise<Readonly<Record<string, Buffer>>> {
  const entries = await readdir(join(folder, theme), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = await Promise.all(
    paths.map(async (path) => {
      const name = path.slice(join(folder, theme).length + 1).replaceAll("\\", "/");
      return [name, await readFile(path)] as const;
    }),
  );
  return Object.fromEntries(named);
}
