import type { ReactNode } from "react";
import { plainText } from "../../../page-data/content-tree.ts";
import type { PostView } from "../../../page-data/page-views.ts";
import { blogPath } from "../../../page-paths/paths.ts";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { GoLink } from "../../components/go-link/go-link.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { TagList } from "../../components/tag-list/tag-list.tsx";
import { useLocale, useMessage } from "../../locale-context.tsx";
import { PostFacts } from "./post-facts.tsx";

/** The way back, the title, when it was written and how long it takes to read, its tags. */
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
