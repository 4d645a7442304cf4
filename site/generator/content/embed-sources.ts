import type { BlockNode } from "../../page-data/content-tree.ts";

/** Addresses of what a block of a text embeds. */
export function embedSources(block: BlockNode): string[] {
  if (block.type === "embed") return [block.src];
  if (block.type === "quote") return block.children.flatMap(embedSources);
  return block.type === "list" ? block.items.flat().flatMap(embedSources) : [];
}
