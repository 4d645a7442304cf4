import "../../app/styles/prose.css";
import type { ReactNode } from "react";
import { Blocks } from "../../app/components/text/blocks.tsx";
import { GoLink } from "../../app/components/text/go-link.tsx";
import { PictureView } from "../../app/components/text/picture.tsx";
import { useLocaleData, useMessage } from "../../app/context/locale-context.tsx";
import type { ShownPost } from "../../page-data/summaries.ts";
import { blogPath } from "../../page-paths/paths.ts";
import { PostHead } from "./post-head.tsx";
import { RelatedPosts } from "./related-posts.tsx";

/** A post: one template for all. */
export function Page({ content }: { readonly content: ShownPost }): ReactNode {
  const { locale, translation } = useLocaleData();
  const message = useMessage();
  return (
    <>
      <article>
        <PostHead content={content} />
        <div className="wrap sect">
          <div className="prose">
            <p className="lead">{content.description}</p>
            {content.image === undefined ? null : <PictureView picture={content.image} />}
            <Blocks blocks={content.body} />
            <p>
              <GoLink to={blogPath(translation, locale)} back>
                {message("blog.back")}
              </GoLink>
            </p>
          </div>
        </div>
      </article>
      <RelatedPosts posts={content.related} />
    </>
  );
}
