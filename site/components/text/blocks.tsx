import type { BlockNode } from "#engine/pages/data/content-tree.ts";
import { withKeys } from "../tiles/with-keys.ts";
import styles from "./blocks.module.css";
import { Embed, Widget } from "./embed.tsx";
import { Heading } from "./heading.tsx";
import { List } from "./list.tsx";
import { PictureView } from "./picture.tsx";
import { Paragraph, RichText } from "./rich-text.tsx";
import { Table } from "./table.tsx";

/** Running text. The element around it sets line length and spacing (class `prose` or `stack`). */
export function Blocks({ blocks }: { readonly blocks: readonly BlockNode[] }) {
  return withKeys(blocks).map(({ key, part }) => <Block key={key} block={part} />);
}

function Block({ block }: { readonly block: BlockNode }) {
  switch (block.type) {
    case "paragraph":
      return <Paragraph text={block.children} />;
    case "heading":
      return <Heading level={block.level} text={block.children} id={block.id} />;
    case "list":
      return <List ordered={block.ordered} start={block.start} items={block.items} renderBlocks={Blocks} />;
    case "quote":
      return (
        <blockquote className={styles.quote} data-long={block.long}>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case "rule":
      return <hr className={styles.rule} />;
    case "figure":
      return <Figure figure={block} />;
    case "table":
      return <Table table={block} />;
    case "embed":
      return <Embed embed={block} />;
    case "widget":
      return <Widget widget={block} />;
  }
}

function Figure({ figure }: { readonly figure: Extract<BlockNode, { type: "figure" }> }) {
  return (
    <figure>
      <PictureView picture={figure.picture} />
      {figure.caption !== undefined && (
        <figcaption>
          <RichText text={figure.caption} />
        </figcaption>
      )}
    </figure>
  );
}
