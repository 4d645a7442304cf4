import type { PageId } from "../../page-paths/paths.ts";
import { CHUNK_TIMEOUT_MS } from "../common/constants.ts";
import { ChunkLoadError, PageNotFoundError } from "./errors.ts";

/** The code of pages, each loaded on demand. `Module` holds the page's component under the name `Page`. */
export type ChunkTable<Module> = Readonly<Partial<Record<PageId, () => Promise<Module>>>>;

/**
 * The same table, which remembers what has arrived: a browser takes several tasks, with frames between them, to look up
 * even a module that it has. Pages that share a function share what it brings.
 */
export function rememberChunks<Module>(chunks: ChunkTable<Module>): ChunkTable<Module> {
  const arrived = new Map<() => Promise<Module>, Promise<Module>>();
  const remembering = (importChunk: () => Promise<Module>) => async () => {
    const module = arrived.get(importChunk) ?? importChunk();
    await module;
    arrived.set(importChunk, module);
    return module;
  };
  return Object.fromEntries(
    Object.entries(chunks).map(([page, importChunk]) => [page, remembering(importChunk)]),
  ) as ChunkTable<Module>;
}

/**
 * Loads the code of a page.
 *
 * There is no second attempt: browsers may remember a failed import for as long as the document lives.
 *
 * @param path the page's path, for the error's text
 * @throws {PageNotFoundError} when this client bundle knows no such page
 * @throws {ChunkLoadError} when the chunk is lost, empty, or later than `CHUNK_TIMEOUT_MS`
 */
export async function loadChunk<Module extends { readonly Page: unknown }>(
  chunks: ChunkTable<Module>,
  page: PageId,
  path: string,
): Promise<Module["Page"]> {
  const importChunk = chunks[page];
  if (importChunk === undefined) throw new PageNotFoundError(path);
  const module = await inTime(importChunk(), path);
  if (typeof module?.Page !== "function") throw new ChunkLoadError(path, "missing");
  return module.Page;
}

function inTime<Code>(code: Promise<Code>, path: string): Promise<Code> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(path, "timeout")), CHUNK_TIMEOUT_MS);
    code
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(path, "error", cause)))
      .finally(() => clearTimeout(timer));
  });
}
