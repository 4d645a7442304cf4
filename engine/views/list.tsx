import type { ReactNode } from "react";
import type { BlockNode } from "../pages/data/content-tree.ts";
import { RichText } from "./rich-text.tsx";
import { withKeys } from "./with-keys.ts";

interface ListProps {
  readonly ordered: boolean;
  readonly start?: number | undefined;
  readonly items: readonly (readonly BlockNode[])[];
  /** Renders the blocks of an item; given by the caller, because lists and blocks contain each other. */
  readonly renderBlocks: (props: { readonly blocks: readonly BlockNode[] }) => ReactNode;
}

/** A list of blocks. An item that begins with a paragraph shows its text without the paragraph around it. */
export function List({ ordered, start, items, renderBlocks: Blocks }: ListProps) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag start={start}>
      {withKeys(items).map(({ key, part: [first, ...others] }) =>
        first?.type === "paragraph" ? (
          <li key={key}>
            <RichText text={first.children} />
            <Blocks blocks={others} />
          </li>
        ) : (
          <li key={key}>
            <Blocks blocks={first === undefined ? others : [first, ...others]} />
          </li>
        ),
      )}
    </Tag>
  );
}
