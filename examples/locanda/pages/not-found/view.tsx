import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content: { heading, body } }: PageProps<ContentOf<typeof page>>) {
  return (
    <>
      <PageHead heading={heading} />
      <Blocks blocks={body} />
    </>
  );
}
