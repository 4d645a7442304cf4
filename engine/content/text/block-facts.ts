import { type BlockNode, plainText } from "../../pages/data/content-tree.ts";

/** Addresses of what a block embeds, itself or by a script. */
export function embedSources(block: BlockNode): string[] {
  if (block.type === "embed") return [block.src];
  return block.type === "widget" ? [block.url] : blocksIn(block).flatMap(embedSources);
}

/** The words of a block, without marks, pictures and what other hosts show. */
export function blockText(block: BlockNode): string {
  if (block.type === "paragraph" || block.type === "heading") return plainText(block.children);
  if (block.type === "table") return [block.head, ...block.rows].flat().map(plainText).join(" ");
  return blocksIn(block).map(blockText).join(" ");
}

function blocksIn(block: BlockNode): readonly BlockNode[] {
  if (block.type === "list") return block.items.flat();
  return block.type === "quote" ? block.children : [];
}
