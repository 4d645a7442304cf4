import type { BlockNode, InlineNode, RichText } from "#engine/pages/data/content-tree.ts";

/** Text with marked parts. */
export function Inline({ text }: { readonly text: RichText }) {
  return text.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: texts never change their order
    return <Part key={index} node={node} />;
  });
}

function Part({ node }: { readonly node: InlineNode }) {
  if (typeof node === "string") return node;
  if (node.type === "break") return <br />;
  const children = <Inline text={node.children} />;
  switch (node.type) {
    case "strong":
      return <strong>{children}</strong>;
    case "emphasis":
      return <em>{children}</em>;
    case "code":
      return <code>{children}</code>;
    case "language":
      return <span lang={node.lang}>{children}</span>;
    case "link":
      return <a href={node.href}>{children}</a>;
  }
}

/** @throws {Error} for what a postcard has no room for, which stops the build */
export function Blocks({ blocks }: { readonly blocks: readonly BlockNode[] }) {
  return blocks.map((block, index) => {
    if (block.type !== "paragraph") throw new Error(`A postcard has paragraphs only. Take away the ${block.type}.`);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: texts never change their order
      <p key={index}>
        <Inline text={block.children} />
      </p>
    );
  });
}
