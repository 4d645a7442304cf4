import type { ReactNode } from "react";
import type { HomeView } from "../../../page-data/page-views.ts";
import { blogPath } from "../../../page-paths/paths.ts";
import { GoLink } from "../../components/go-link/go-link.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { PostGrid } from "../../components/post-card/post-grid.tsx";
import { useLocale } from "../../locale-context.tsx";

/** The latest posts, with the way to all of them. */
export function LatestNews({ news }: { readonly news: HomeView["news"] }): ReactNode {
  const locale = useLocale();
  return (
    <section className="sect stone">
      <div className="wrap">
        <div className="title row">
          <Heading level={2} text={news.heading} />
          <GoLink to={blogPath(locale)}>{news.link}</GoLink>
        </div>
        <PostGrid posts={news.posts} level={3} />
      </div>
    </section>
  );
}
