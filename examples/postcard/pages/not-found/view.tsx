import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Blocks, Inline } from "../../text.tsx";
import type { notFound } from "./page.ts";

export function Page({ content: { heading, body } }: PageProps<ContentOf<typeof notFound>>) {
  return (
    <>
      <h1>
        <Inline text={heading} />
      </h1>
      <Blocks blocks={body} />
    </>
  );
}
