import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import type { PostList as List, TagLink } from "#engine/pages/data/summaries.ts";
import type { PageProps } from "#engine/pages/definition/define-page.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Links, PostList } from "../../lists.tsx";
import { useMessage } from "../../messages.ts";
import { PageHead } from "../../text.tsx";

/** The news, or those of one tag. */
type NewsContent = List & { readonly heading: Text; readonly lead: Text; readonly tag?: TagLink };

export function Page({ content: { heading, lead, tags, tag, posts, pagination } }: PageProps<NewsContent>) {
  const all = { label: useMessage()("posts.all"), path: usePath()("news") };
  const pages = pagination.links.map(({ page, path }) => ({ label: page, path }));
  return (
    <>
      <PageHead heading={heading}>
        <RichText as="p" className="lead" text={lead} />
      </PageHead>
      <Links links={[all, ...tags]} current={(tag ?? all).path} />
      <PostList posts={posts} level={2} />
      {pages.length > 1 && <Links links={pages} current={pages.find(({ label }) => label === pagination.page)?.path} />}
    </>
  );
}
