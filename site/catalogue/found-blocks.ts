import type { BlockNode } from "../page-data/content-tree.ts";
import type { CatalogueData } from "./catalogue-data.ts";

type BlockType = BlockNode["type"];
type BlockOf<Type extends BlockType> = Extract<BlockNode, { readonly type: Type }>;

/** All blocks of one type that the pages hold, those inside of others too. */
export function foundBlocks<Type extends BlockType>({ pages }: CatalogueData, type: Type): readonly BlockOf<Type>[] {
  return pages.flatMap(({ view }) => blocksIn(view, type));
}

function blocksIn<Type extends BlockType>(value: unknown, type: Type): readonly BlockOf<Type>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap((part) => blocksIn(part, type));
  return "type" in value && value.type === type ? [value as BlockOf<Type>, ...inside] : inside;
}

/** Of several, the one with the most, or the least, of something. @throws {Error} where there is none */
export function extreme<Item>(items: readonly Item[], measure: (item: Item) => number, most: "most" | "least"): Item {
  const sign = most === "most" ? -1 : 1;
  const [found] = items.toSorted((one, other) => sign * (measure(one) - measure(other)));
  if (found === undefined) throw new Error("The content has nothing of this kind for the catalogue.");
  return found;
}
