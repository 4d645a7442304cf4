import { type BlockNode, plainText } from "../../pages/data/content-tree.ts";

/** Addresses of what a block embeds, itself or by a script. */
export function embedSources(block: BlockNode): string[] {
  switch (block.type) {
    case "embed":
      return [block.src];
    case "widget":
      return [block.url];
    case "quote":
      return block.children.flatMap(embedSources);
    case "list":
      return block.items.flat().flatMap(embedSources);
    case "paragraph":
    case "heading":
    case "table":
    case "rule":
    case "figure":
      return [];
  }
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
