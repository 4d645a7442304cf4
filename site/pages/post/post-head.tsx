import type { ReactNode } from "react";
import { formatDate } from "#engine/i18n/format.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { ShownPost } from "#engine/pages/data/summaries.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { Breadcrumb } from "../../components/bands/breadcrumb.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { TagList } from "../../components/posts/tag-list.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { useLanguage, useMessage, usePath } from "../../context/locale-context.tsx";

/** The head of a post: breadcrumb, link back, title, dates and reading time, tags. */
export function PostHead({ content }: { readonly content: ShownPost }): ReactNode {
  const message = useMessage();
  const blog = { name: message("menu.news"), path: usePath()("blog") };
  return (
    <PageHead
      heading={content.title}
      seed={content.seed}
      wallOnWide
      before={
        <>
          <Breadcrumb parent={blog} current={plainText(content.title)} />
          <p>
            <GoLink to={blog.path} back>
              {message("posts.back")}
            </GoLink>
          </p>
        </>
      }
    >
      <PostFacts content={content} />
      <TagList tags={content.tags} linked />
    </PageHead>
  );
}

/** When the post was published and updated, and the reading time. */
function PostFacts({ content }: { readonly content: ShownPost }): ReactNode {
  const language = useLanguage();
  const message = useMessage();
  return (
    <p className="row small soft">
      <time dateTime={content.date}>
        {shownText(message("posts.published", { date: formatDate(content.date, language) }))}
      </time>
      {content.updated && (
        <time dateTime={content.updated}>
          {shownText(message("posts.updated", { date: formatDate(content.updated, language) }))}
        </time>
      )}
      <span>
        {content.minutes === 1 ? message("posts.one-minute") : message("posts.minutes", { minutes: content.minutes })}
      </span>
    </p>
  );
}
