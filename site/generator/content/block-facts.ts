import { type BlockNode, plainText } from "../../routes/content-tree.ts";

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
    default:
      return "";
  }
}
