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

/** @throws {Error} for what comes from another host, which stops the build: a postcard asks for no consent */
function Elsewhere(): never {
  throw new Error("A postcard shows nothing of other hosts: visitors are not asked for their consent.");
}
