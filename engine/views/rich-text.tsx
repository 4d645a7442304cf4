import { type AllHTMLAttributes, type ElementType, Fragment, type ReactNode } from "react";
import { type InlineNode, plainText, type RichText as Text } from "../pages/data/content-tree.ts";
import { linkAttributes } from "./link-attributes.ts";
import { shownText } from "./shown-text.tsx";
import { withKeys } from "./with-keys.ts";

/** The element of a `strong` part: `strong` for importance, `b` for the second voice of a heading. */
type StrongAs = "strong" | "b";

/** A line of text with its marks. @param as the element that it is all of, with its attributes; else it stands among others */
export function RichText({
  text,
  strongAs = "strong",
  as: Tag = Fragment,
  ...attributes
}: Omit<AllHTMLAttributes<HTMLElement>, "as"> & Readonly<{ text: Text; strongAs?: StrongAs; as?: ElementType }>) {
  const parts = withKeys(text).map(({ key, part }) => <Fragment key={key}>{inline(part, strongAs)}</Fragment>);
  return <Tag {...attributes}>{parts}</Tag>;
}

function inline(node: InlineNode, strongAs: StrongAs): ReactNode {
  if (typeof node === "string") return shownText(node);
  if (node.type === "break") return <br />;
  const children = <RichText text={node.children} strongAs={strongAs} />;
  switch (node.type) {
    case "strong":
      return strongAs === "b" ? <b>{children}</b> : <strong>{children}</strong>;
    case "emphasis":
      return <em>{children}</em>;
    case "code":
      return <code>{plainText(node.children)}</code>;
    case "link":
      return <a {...linkAttributes(node.href)}>{children}</a>;
    case "language":
      return (
        <span lang={node.lang} dir={node.dir}>
          {children}
        </span>
      );
  }
}
