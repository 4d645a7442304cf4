import { type BlockNode, plainText } from "../../page-data/content-tree.ts";

/** Addresses of what a block embeds, itself or by a script. */
export function embedSources(block: BlockNode): string[] {
  if (block.type === "embed") return [block.src];
  if (block.type === "widget") return [block.url];
  if (block.type === "quote") return block.children.flatMap(embedSources);
  return block.type === "list" ? block.items.flat().flatMap(embedSources) : [];
}

/** The words of a block, without marks, pictures and what other hosts show. */
export function blockText(block: BlockNode): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return plainText(block.children);
    case "list":
      return block.items.flat().map(blockText).join(" ");
    case "quote":
      return block.children.map(blockText).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(plainText).join(" ");
    case "rule":
    case "figure":
    case "embed":
    case "widget":
      return "";
  }
}
