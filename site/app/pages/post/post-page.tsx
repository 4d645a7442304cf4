import "../../styles/prose.css";
import type { ReactNode } from "react";
import type { PostView } from "../../../page-data/page-views.ts";
import { blogPath } from "../../../page-paths/paths.ts";
import { Blocks } from "../../components/text/blocks.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { PictureView } from "../../components/text/picture.tsx";
import { useLocale, useMessage } from "../../context/locale-context.tsx";
import { PostHead } from "./post-head.tsx";
import { RelatedPosts } from "./related-posts.tsx";

/** A post: one template for all (R15). */
export function Page({ view }: { readonly view: PostView }): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  return (
    <>
      <article>
        <PostHead view={view} />
        <div className="wrap sect">
          <div className="prose">
            <p className="lead">{view.description}</p>
            {view.image === undefined ? null : <PictureView picture={view.image} />}
            <Blocks blocks={view.body} />
            <p>
              <GoLink to={blogPath(locale)} back>
                {message("blog.back")}
              </GoLink>
            </p>
          </div>
        </div>
      </article>
      <RelatedPosts posts={view.related} />
    </>
  );
}
