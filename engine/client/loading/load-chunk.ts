import { CHUNK_TIMEOUT_MS } from "../common/constants.ts";
import { LoadError } from "./errors.ts";
import type { PageComponent } from "./loaded-page.ts";

interface PageModule {
  readonly Page: PageComponent;
}

/** Gives the function that loads the code of a page, the same for pages that share it; undefined if the page has no code. */
export type Chunks = (page: string) => (() => Promise<PageModule>) | undefined;

/**
 * The same, and what has arrived is remembered: a browser takes several tasks, with frames between them, to look up even
 * a module that it has.
 */
export function rememberChunks(chunks: Chunks): Chunks {
  const arrived = new Map<() => Promise<PageModule>, Promise<PageModule>>();
  return (page) => {
    const importChunk = chunks(page);
    if (importChunk === undefined) return undefined;
    return async () => {
      const module = arrived.get(importChunk) ?? importChunk();
      await module;
      arrived.set(importChunk, module);
      return module;
    };
  };
}

/**
 * Loads the code of a page.
 *
 * There is no second attempt: browsers may remember a failed import for as long as the document lives.
 *
 * @param path the page's path, for the error's text
 * @throws {LoadError} `PAGE_NOT_FOUND` when this client bundle knows no such page; `CHUNK_LOAD` when the chunk is lost, empty,
 * or later than `CHUNK_TIMEOUT_MS`
 */
export async function loadChunk(chunks: Chunks, page: string, path: string): Promise<PageComponent> {
  const importChunk = chunks(page);
  if (importChunk === undefined) throw new LoadError("PAGE_NOT_FOUND", path);
  const module = await inTime(importChunk(), path);
  if (typeof module?.Page !== "function") throw new LoadError("CHUNK_LOAD", path, "missing");
  return module.Page;
}

function inTime(code: Promise<PageModule>, path: string): Promise<PageModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadError("CHUNK_LOAD", path, "timeout")), CHUNK_TIMEOUT_MS);
    code
      .then(resolve, (cause: unknown) => reject(new LoadError("CHUNK_LOAD", path, "error", cause)))
      .finally(() => clearTimeout(timer));
  });
}
