import type { ReactNode } from "react";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { RichText } from "./rich-text.tsx";

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
      {voices(text)}
    </Tag>
  );
}

/** Each voice is an inline block: if both do not fit on one line, the second starts a new line. */
function voices(text: Text): ReactNode {
  const [first, ...second] = text;
  if (typeof first !== "string" || second.length === 0) return <RichText text={text} strongAs="b" />;
  return (
    <>
      <span>{first.trimEnd()}</span> <RichText text={second} strongAs="b" />
    </>
  );
}
