import type { ReactNode } from "react";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { createBlocks } from "#engine/views/create-blocks.tsx";
import { PictureFiles } from "#engine/views/picture-files.tsx";
import { RichText } from "#engine/views/rich-text.tsx";

/** The classes of `styles.css` that parts of a text have. */
const classes = { scroll: "scroll", waiting: "waiting" };

/** Running text: headings, lists, quotations, tables and pictures. */
export const Blocks = createBlocks({
  classes,
  Heading: ({ level, text, id }) => {
    const Tag = `h${level}` as const;
    return (
      <Tag id={id}>
        <RichText text={text} />
      </Tag>
    );
  },
  Picture: (props) => <PictureFiles {...props} classes={classes} />,
  Embed: Elsewhere,
  Widget: Elsewhere,
});

/** @throws {Error} for what comes from another host, which stops the build: the house asks for no consent */
function Elsewhere(): never {
  throw new Error("The house shows nothing of other hosts: visitors are not asked for their consent.");
}

/** The heading of a page, and what stands right below it. */
export function PageHead({ heading, children }: { readonly heading: Text; readonly children?: ReactNode }) {
  return (
    <div className="head">
      <h1>
        <RichText text={heading} />
      </h1>
      {children}
    </div>
  );
}
