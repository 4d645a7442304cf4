import "../../app/styles/prose.css";
import { Blocks } from "../../app/components/blocks/blocks.tsx";
import { PictureView } from "../../app/components/picture/picture.tsx";
import { type BlockNode, plainText } from "../../page-data/content-tree.ts";
import { type CatalogueData, viewOf } from "../catalogue-data.ts";
import { extreme, foundBlocks } from "../found-blocks.ts";
import type { Entry, Specimen } from "../specimen.ts";

type Samples = { readonly [Type in BlockNode["type"]]: Readonly<Record<string, readonly BlockNode[]>> };

/** Every kind of block, and pictures. */
export const runningText: readonly Entry[] = [
  {
    name: "Blocks",
    of: ["app/components/blocks"],
    specimens: (data) => Object.values(samples(data)).flatMap(Object.entries).map(proseSpecimen),
  },
  {
    name: "Picture",
    of: ["app/components/picture"],
    specimens: (data) => {
      const [figure] = foundBlocks(data, "figure");
      if (figure === undefined) return [];
      const { picture } = figure;
      return [
        { name: "first of its page", view: <PictureView picture={{ ...picture, first: true }} /> },
        { name: "asked for when it is near", view: <PictureView picture={picture} /> },
        {
          name: "its box before it is there",
          view: <PictureView picture={{ ...picture, src: "data:,", srcSet: "", sources: [], alt: "" }} />,
        },
      ];
    },
  },
];

function proseSpecimen([name, blocks]: readonly [string, readonly BlockNode[]]): Specimen {
  return {
    name,
    view: (
      <div className="prose">
        <Blocks blocks={blocks} />
      </div>
    ),
  };
}

/** At least one sample of each type: a type without one does not compile. */
function samples(data: CatalogueData): Samples {
  const tables = foundBlocks(data, "table");
  const lists = foundBlocks(data, "list");
  const figures = foundBlocks(data, "figure");
  const widest = extreme(tables, ({ head, rows }) => [head, ...rows].flat().map(plainText).join("").length, "most");
  const smallest = extreme(tables, ({ head, rows }) => head.length * rows.length, "least");
  const [body = []] = [viewOf(data, "legal-notice").body];
  return {
    paragraph: { paragraphs: foundBlocks(data, "paragraph").slice(0, 2) },
    heading: { "headings and what follows": body.slice(0, 6) },
    list: {
      "plain list": lists.filter(({ ordered }) => !ordered).slice(0, 1),
      "numbered list": lists.filter(({ ordered }) => ordered).slice(0, 1),
    },
    quote: {
      "short quote": [extreme(foundBlocks(data, "quote"), lengthOf, "least")],
      "long quote": [extreme(foundBlocks(data, "quote"), lengthOf, "most")],
    },
    rule: { "rule between paragraphs": ruled(foundBlocks(data, "paragraph").slice(0, 2)) },
    figure: {
      figure: figures.slice(0, 1),
      "figure without a caption": figures.slice(0, 1).map(({ type, picture }) => ({ type, picture })),
    },
    table: { "largest table": [widest], "smallest table": [smallest] },
    embed: { "video that waits for consent": [video(640, 360)], "narrow embed": [video(320, 240)] },
  };
}

function ruled([first, ...others]: readonly BlockNode[]): readonly BlockNode[] {
  return first === undefined ? others : [first, { type: "rule" }, ...others];
}

function lengthOf(block: BlockNode): number {
  return JSON.stringify(block).length;
}

/** The shipped content has no element of another host yet. */
function video(width: number, height: number): BlockNode {
  const src = "https://video.example/embed/1";
  return { type: "embed", title: "Passerelle, Porto", service: "analytics", src, width, height };
}
