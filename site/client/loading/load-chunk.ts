import type { PageId } from "../../page-paths/paths.ts";
import { CHUNK_TIMEOUT_MS } from "../common/constants.ts";
import { ChunkLoadError, PageNotFoundError } from "./errors.ts";
import type { PageComponent } from "./loaded-page.ts";

/** The code of a page. */
interface PageModule {
  readonly Page: PageComponent;
}

/** The code of pages, each loaded on demand. */
export type ChunkTable = Readonly<Partial<Record<PageId, () => Promise<PageModule>>>>;

/**
 * The same table, which remembers what has arrived: a browser takes several tasks, with frames between them, to look up
 * even a module that it has. Pages that share a function share what it brings.
 */
export function rememberChunks(chunks: ChunkTable): ChunkTable {
  const arrived = new Map<() => Promise<PageModule>, Promise<PageModule>>();
  const remembering = (importChunk: () => Promise<PageModule>) => async () => {
    const module = arrived.get(importChunk) ?? importChunk();
    await module;
    arrived.set(importChunk, module);
    return module;
  };
  return Object.fromEntries(Object.entries(chunks).map(([page, importChunk]) => [page, remembering(importChunk)]));
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
export async function loadChunk(chunks: ChunkTable, page: PageId, path: string): Promise<PageComponent> {
  const importChunk = chunks[page];
  if (importChunk === undefined) throw new PageNotFoundError(path);
  const module = await inTime(importChunk(), path);
  if (typeof module?.Page !== "function") throw new ChunkLoadError(path, "missing");
  return module.Page;
}

function inTime(code: Promise<PageModule>, path: string): Promise<PageModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(path, "timeout")), CHUNK_TIMEOUT_MS);
    code
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(path, "error", cause)))
      .finally(() => clearTimeout(timer));
  });
}
