import type { ComponentType } from "react";
import type { BlockNode, RichText as Text } from "../pages/data/content-tree.ts";
import type { Classes } from "./classes.ts";
import { List } from "./list.tsx";
import type { PictureProps } from "./picture-files.tsx";
import { RichText } from "./rich-text.tsx";
import { Table } from "./table.tsx";
import { withKeys } from "./with-keys.ts";

type Node<Type extends BlockNode["type"]> = Extract<BlockNode, { type: Type }>;

/** What a site draws in its own way, or with its own means. */
interface BlockParts {
  readonly Heading: ComponentType<{
    readonly level: Node<"heading">["level"];
    readonly text: Text;
    readonly id: string;
  }>;
  readonly Picture: ComponentType<PictureProps>;
  /** What comes from other hosts. */
  readonly Embed: ComponentType<{ readonly embed: Node<"embed"> }>;
  readonly Widget: ComponentType<{ readonly widget: Node<"widget"> }>;
  /** Names of classes: `quote`, `rule`, and those of a table. */
  readonly classes: Classes;
}

/** Gives the component that draws running text. The element around it sets line length and spacing. */
export function createBlocks({ Heading, Picture, Embed, Widget, classes }: BlockParts) {
  return Blocks;

  function Blocks({ blocks }: { readonly blocks: readonly BlockNode[] }) {
    return withKeys(blocks).map(({ key, part }) => <Block key={key} block={part} />);
  }

  function Block({ block }: { readonly block: BlockNode }) {
    switch (block.type) {
      case "paragraph":
        return (
          <p>
            <RichText text={block.children} />
          </p>
        );
      case "heading":
        return <Heading level={block.level} text={block.children} id={block.id} />;
      case "list":
        return <List ordered={block.ordered} start={block.start} items={block.items} renderBlocks={Blocks} />;
      case "quote":
        return (
          <blockquote className={classes.quote} data-long={block.long}>
            <Blocks blocks={block.children} />
          </blockquote>
        );
      case "rule":
        return <hr className={classes.rule} />;
      case "figure":
        return <Figure figure={block} />;
      case "table":
        return <Table table={block} classes={classes} />;
      case "embed":
        return <Embed embed={block} />;
      case "widget":
        return <Widget widget={block} />;
    }
  }

  function Figure({ figure }: { readonly figure: Node<"figure"> }) {
    return (
      <figure>
        <Picture picture={figure.picture} />
        {figure.caption !== undefined && (
          <figcaption>
            <RichText text={figure.caption} />
          </figcaption>
        )}
      </figure>
    );
  }
}
