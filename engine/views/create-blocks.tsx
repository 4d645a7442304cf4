import type { ComponentType } from "react";
import { type BlockNode, plainText, type TableNode, type RichText as Text } from "../pages/data/content-tree.ts";
import { type Classes, PictureFiles } from "./picture-files.tsx";
import { RichText } from "./rich-text.tsx";
import { withKeys } from "./with-keys.ts";

type Node<Type extends BlockNode["type"]> = Extract<BlockNode, { type: Type }>;

/**
 * Gives the component that draws running text, with what a site draws in its own way. The element around it sets line
 * length and spacing.
 */
export function createBlocks({
  Heading = PlainHeading,
  Embed = Elsewhere,
  Widget = Elsewhere,
  classes,
}: {
  readonly Heading?: ComponentType<{
    readonly level: Node<"heading">["level"];
    readonly text: Text;
    readonly id: string;
  }>;
  /** What comes from other hosts; without them a text that shows some stops the build. */
  readonly Embed?: ComponentType<{ readonly embed: Node<"embed"> }>;
  readonly Widget?: ComponentType<{ readonly widget: Node<"widget"> }>;
  /** Names of classes: `quote`, `rule`, `gallery`, those of pictures, and of a table: of its region, `scroll`, and of columns, by their kind. */
  readonly classes: Classes;
}) {
  return Blocks;

  function Blocks({ blocks }: { readonly blocks: readonly BlockNode[] }) {
    return withKeys(blocks).map(({ key, part }) => <Block key={key} block={part} />);
  }

  function Block({ block }: { readonly block: BlockNode }) {
    switch (block.type) {
      case "paragraph":
        return <RichText as="p" text={block.children} />;
      case "heading":
        return <Heading level={block.level} text={block.children} id={block.id} />;
      case "list":
        return <List list={block} />;
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
      case "gallery":
        return (
          <div className={classes.gallery}>
            {withKeys(block.figures).map(({ key, part }) => (
              <Figure key={key} figure={part} />
            ))}
          </div>
        );
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
        <PictureFiles picture={figure.picture} classes={classes} />
        {figure.caption !== undefined && <RichText as="figcaption" text={figure.caption} />}
      </figure>
    );
  }

  /** An item that begins with a paragraph shows its text without the paragraph around it. */
  function List({ list: { ordered, start, items } }: { readonly list: Node<"list"> }) {
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
}

function PlainHeading({
  level,
  text,
  id,
}: {
  readonly level: Node<"heading">["level"];
  readonly text: Text;
  readonly id: string;
}) {
  const Tag = `h${level}` as const;
  return <RichText as={Tag} id={id} text={text} />;
}

/** @throws {Error} which stops the build: nothing of other hosts is shown before visitors are asked for their consent */
function Elsewhere(): never {
  throw new Error(
    "This site shows something of another host, and does not ask for consent: give createBlocks() siteEmbeds().",
  );
}

/** In document order: keyboard users must reach the table to scroll it. */
const REACHABLE = 0;

/**
 * A table; the first cell of a row is its header. In a narrow window the table scrolls sideways, not the page; its column
 * headers name the region.
 */
function Table({ table: { head, rows, columns }, classes }: { readonly table: TableNode; readonly classes: Classes }) {
  const classOf = (column: number) => {
    const kind = columns[column] ?? "text";
    return kind === "text" ? undefined : classes[kind];
  };
  const name = head.map(plainText).filter((words) => words.trim() !== "");
  return (
    <section className={classes.scroll} aria-label={name.join(", ")} tabIndex={REACHABLE}>
      <table>
        <thead>
          <tr>
            {withKeys(head).map(({ key, part }, column) => (
              <RichText as="th" key={key} scope="col" className={classOf(column)} text={part} />
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows).map(({ key: row, part: [first = [], ...cells] }) => (
            <tr key={row}>
              <RichText as="th" scope="row" className={classOf(0)} text={first} />
              {withKeys(cells).map(({ key, part }, column) => (
                <RichText as="td" key={key} className={classOf(column + 1)} text={part} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
