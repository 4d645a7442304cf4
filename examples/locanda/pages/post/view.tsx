import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { PostDate, TagList } from "../../lists.tsx";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content: { title, date, tags, body } }: PageProps<ContentOf<typeof page>>) {
  return (
    <article>
      <PageHead heading={title}>
        <PostDate date={date} />
      </PageHead>
      <Blocks blocks={body} />
      <TagList tags={tags} />
    </article>
  );
}
