import { plainText, type RichText as Text } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";

interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4;
  readonly text: Text;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A heading in two voices: its strong part is the second one (docs/design.md §1).
 * The page's main heading can take the focus, so that a navigation may end there.
 */
export function Heading({ level, text, id, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className} tabIndex={level === 1 ? -1 : undefined}>
      {level === 1 ? <Lines text={text} /> : <Voices text={text} />}
    </Tag>
  );
}

/** The text of a heading. The second voice is an inline block: if both do not fit on one line, it starts a new line. */
export function Voices({ text }: Pick<HeadingProps, "text">) {
  return <RichText text={text} strongAs="b" />;
}

/** Characters of a heading, both of its parts together, that fit on one line of all windows but telephones'. */
const ONE_LINE = 20;

/** The same with lines for each voice; a short heading has one, but on telephones. */
function Lines({ text }: Pick<HeadingProps, "text">) {
  const [first, ...second] = text;
  if (typeof first !== "string" || second.length === 0) return <Voices text={text} />;
  if (plainText(text).length <= ONE_LINE)
    return (
      <span>
        <Voices text={text} />
      </span>
    );
  return (
    <>
      <span>{shownText(first.trimEnd())}</span> <Voices text={second} />
    </>
  );
}

export function Paragraph({ text, className }: { readonly text: Text; readonly className?: string | undefined }) {
  return <RichText as="p" className={className} text={text} />;
}
