import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";

/** A line of text as a paragraph. */
export function Paragraph({ text, className }: { readonly text: Text; readonly className?: string | undefined }) {
  return (
    <p className={className}>
      <RichText text={text} />
    </p>
  );
}
