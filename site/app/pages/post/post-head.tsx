import type { ReactNode } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { plainText } from "../../../page-data/content-tree.ts";
import type { PostView } from "../../../page-data/page-views.ts";
import { blogPath } from "../../../page-paths/paths.ts";
import { Breadcrumb } from "../../components/bands/breadcrumb.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { TagList } from "../../components/posts/tag-list.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { useLocale, useMessage } from "../../context/locale-context.tsx";

/** The head of a post: breadcrumb, link back, title, dates and reading time, tags. */
export function PostHead({ view }: { readonly view: PostView }): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  const blog = { name: message("menu.news"), path: blogPath(locale) };
  return (
    <PageHead
      heading={view.title}
      seed={view.seed}
      before={
        <>
          <Breadcrumb parent={blog} current={plainText(view.title)} />
          <p>
            <GoLink to={blog.path} back>
              {message("blog.back")}
            </GoLink>
          </p>
        </>
      }
    >
      <PostFacts view={view} />
      <TagList tags={view.tags} linked />
    </PageHead>
  );
}

/** When the post was published and updated, and the reading time. */
function PostFacts({ view }: { readonly view: PostView }): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  return (
    <p className="row small soft">
      <time dateTime={view.date}>{message("blog.published", { date: formatDate(view.date, locale) })}</time>
      {view.updated === undefined ? null : (
        <time dateTime={view.updated}>{message("blog.updated", { date: formatDate(view.updated, locale) })}</time>
      )}
      <span>
        {view.minutes === 1 ? message("blog.one-minute") : message("blog.minutes", { minutes: view.minutes })}
      </span>
    </p>
  );
}
