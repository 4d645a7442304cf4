import { Fragment, type ReactNode } from "react";
import { type InlineNode, plainText, type RichText as Text } from "#engine/pages/data/content-tree.ts";
import { withKeys } from "../tiles/with-keys.ts";
import { Link } from "./link.tsx";
import { withOrdinals } from "./with-ordinals.tsx";

/** The element of a `strong` part: `strong` for importance, `b` for the second voice of a heading. */
type StrongAs = "strong" | "b";

/** A line of text with its marks. */
export function RichText({ text, strongAs = "strong" }: { readonly text: Text; readonly strongAs?: StrongAs }) {
  return withKeys(text).map(({ key, part }) => <Fragment key={key}>{inline(part, strongAs)}</Fragment>);
}

/** The same as a paragraph. */
export function Paragraph({ text, className }: { readonly text: Text; readonly className?: string | undefined }) {
  return (
    <p className={className}>
      <RichText text={text} />
    </p>
  );
}

function inline(node: InlineNode, strongAs: StrongAs): ReactNode {
  if (typeof node === "string") return withOrdinals(node);
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
      return <Link to={node.href}>{children}</Link>;
    case "language":
      return (
        <span lang={node.lang} dir={node.dir}>
          {children}
        </span>
      );
  }
}
