import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import type { PostList as List, TagLink } from "#engine/pages/data/summaries.ts";
import type { PageProps } from "#engine/pages/definition/define-page.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { useMessage, usePath } from "../../context.tsx";
import { PostList } from "../../lists.tsx";
import { PageHead } from "../../text.tsx";

/** The news, or those of one tag. */
type NewsContent = List & { readonly heading: Text; readonly lead: Text; readonly tag?: TagLink };

export function Page({ content: { heading, lead, tags, tag, posts, pagination } }: PageProps<NewsContent>) {
  const message = useMessage();
  const all = { id: undefined, label: message("posts.all"), path: usePath()("news") };
  return (
    <>
      <PageHead heading={heading}>
        <p className="lead">
          <RichText text={lead} />
        </p>
      </PageHead>
      <ul className="tags">
        {[all, ...tags].map(({ id, label, path }) => (
          <li key={path}>
            <a href={path} aria-current={id === tag?.id ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <PostList posts={posts} level={2} />
      {pagination.count > 1 && (
        <ul className="tags">
          {pagination.links.map(({ page, path }) => (
            <li key={path}>
              <a href={path} aria-current={page === pagination.page ? "page" : undefined}>
                {page}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
