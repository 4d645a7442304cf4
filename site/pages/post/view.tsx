import "../../styles/prose.css";
import type { ReactNode } from "react";
import type { ShownPost } from "#engine/pages/data/summaries.ts";
import { Blocks } from "../../components/text/blocks.tsx";
import { ContentsList, partsOf } from "../../components/text/contents-list.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { PictureView } from "../../components/text/picture.tsx";
import { useMessage, usePath } from "../../context/locale-context.tsx";
import styles from "./post.module.css";
import { PostHead } from "./post-head.tsx";
import { RelatedPosts } from "./related-posts.tsx";

/** A post: one template for all. */
export function Page({ content }: { readonly content: ShownPost }): ReactNode {
  const message = useMessage();
  const path = usePath();
  const parts = partsOf(content.body);
  return (
    <>
      <article>
        <PostHead content={content} />
        <div className={`wrap sect split ${styles.columns}`}>
          {parts.length > 1 && <ContentsList parts={parts} />}
          <div className="prose">
            <p className="lead">{content.description}</p>
            {content.image && <PictureView picture={content.image} />}
            <Blocks blocks={content.body} />
            <p>
              <GoLink to={path("blog")} back>
                {message("posts.back")}
              </GoLink>
            </p>
          </div>
        </div>
      </article>
      <RelatedPosts posts={content.related} />
    </>
  );
}
