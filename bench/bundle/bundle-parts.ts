import type { ModuleList } from "../../site/generator/render/list-modules.ts";
import type { Weighted } from "./treemap.ts";

/** A chunk of the program, by what is in it. Sizes are bytes as visitors get them. */
export interface ChunkParts extends Weighted {
  readonly parts: readonly Weighted[];
}

/** Folders whose files are counted together. */
const PARTS = [
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/,
  /^(site\/(?:app\/(?:components|pages)|consent)\/[^/]+)\//,
  /^(site\/[^/]+(?:\/[^/.]+)?)\//,
];

/**
 * What is in each chunk, by package or folder.
 *
 * A chunk is compressed as a whole, so that its parts have no size of their own: its size is shared out by how much
 * code each part has before it is minified.
 *
 * @param sizes bytes of each chunk as it is sent, by its file
 */
export function bundleParts(modules: ModuleList, sizes: ReadonlyMap<string, number>): readonly ChunkParts[] {
  return Object.entries(modules).map(([file, sources]) => {
    const size = sizes.get(file) ?? 0;
    const code = Object.values(sources).reduce((sum, bytes) => sum + bytes, 0);
    const parts = new Map<string, number>();
    for (const [source, bytes] of Object.entries(sources)) {
      const name = partOf(source);
      parts.set(name, (parts.get(name) ?? 0) + (bytes / code) * size);
    }
    return { name: file, size, parts: [...parts].map(([name, share]) => ({ name, size: share })) };
  });
}

function partOf(source: string): string {
  for (const pattern of PARTS) {
    const name = pattern.exec(source)?.[1];
    if (name !== undefined) return name;
  }
  return source;
}
