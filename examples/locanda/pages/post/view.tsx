import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Links, PostDate } from "../../lists.tsx";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content: { title, date, tags, body } }: PageProps<ContentOf<typeof page>>) {
  return (
    <article>
      <PageHead heading={title}>
        <PostDate date={date} />
      </PageHead>
      <Blocks blocks={body} />
      <Links links={tags} />
    </article>
  );
}
