import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Blocks } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content: { heading, body, letter, link } }: PageProps<ContentOf<typeof page>>) {
  return (
    <>
      <RichText as="h1" text={heading} />
      <Blocks blocks={body} />
      <p>
        <a href={letter}>{link}</a>
      </p>
    </>
  );
}
