import "../../styles/prose.css";
import { formatDate } from "#engine/i18n/format.ts";
import { plainText, twoVoices } from "#engine/pages/data/content-tree.ts";
import type { PostSummary, ShownPost } from "#engine/pages/data/summaries.ts";
import { withOrdinals } from "#engine/views/with-ordinals.tsx";
import { Band } from "../../components/bands/band.tsx";
import { Breadcrumb, PageHead } from "../../components/bands/page-head.tsx";
import { PostGrid, TagList } from "../../components/posts/posts.tsx";
import { Blocks, PictureView } from "../../components/text/blocks.tsx";
import { ContentsList, partsOf } from "../../components/text/contents-list.tsx";
import { GoLink } from "../../components/text/link.tsx";
import { useLanguage, useMessage, usePath } from "../../context/locale-context.tsx";
import styles from "./post.module.css";

/** A post: one template for all. */
export function Page({ content }: { readonly content: ShownPost }) {
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

/** The head of a post: breadcrumb, link back, title, dates and reading time, tags. */
function PostHead({ content }: { readonly content: ShownPost }) {
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
function PostFacts({ content }: { readonly content: ShownPost }) {
  const language = useLanguage();
  const message = useMessage();
  return (
    <p className="row small soft">
      <time dateTime={content.date}>
        {withOrdinals(message("posts.published", { date: formatDate(content.date, language) }))}
      </time>
      {content.updated && (
        <time dateTime={content.updated}>
          {withOrdinals(message("posts.updated", { date: formatDate(content.updated, language) }))}
        </time>
      )}
      <span>
        {content.minutes === 1 ? message("posts.one-minute") : message("posts.minutes", { minutes: content.minutes })}
      </span>
    </p>
  );
}

/** Related posts. */
function RelatedPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  const message = useMessage();
  if (posts.length === 0) return null;
  return (
    <Band heading={twoVoices(message("posts.related"))} stone>
      <PostGrid posts={posts} level={3} plain />
    </Band>
  );
}
