import { formatDate } from "#engine/i18n/format.ts";
import { plainText, twoVoices } from "#engine/pages/data/content-tree.ts";
import type { ShownPost } from "#engine/pages/data/summaries.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { Band } from "../../components/bands/band.tsx";
import { Breadcrumb, PageHead } from "../../components/bands/page-head.tsx";
import { PostGrid, TagList } from "../../components/posts/posts.tsx";
import { Blocks, PictureView } from "../../components/text/blocks.tsx";
import { ContentsList, partsOf } from "../../components/text/contents-list.tsx";
import { GoLink } from "../../components/text/link.tsx";
import { Sources } from "../../components/text/sources.tsx";
import { useLanguage, useMessage } from "../../context/locale-context.ts";
import styles from "./post.module.css";

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
            <p className="lead">{shownText(content.description)}</p>
            {content.image && <PictureView picture={content.image} />}
            <Blocks blocks={content.body} />
            <Sources sources={content.sources} />
            <p>
              <GoLink to={path("blog")} back>
                {message("posts.back")}
              </GoLink>
            </p>
          </div>
        </div>
      </article>
      {content.related.length > 0 && (
        <Band heading={twoVoices(message("posts.related"))} stone>
          <PostGrid posts={content.related} level={3} plain />
        </Band>
      )}
    </>
  );
}

/** The head of a post: breadcrumb, link back, title, dates and reading time, tags. */
function PostHead({ content }: { readonly content: ShownPost }) {
  const message = useMessage();
  const language = useLanguage();
  const { date, updated, minutes } = content;
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
      <p className="row small soft">
        <time dateTime={date}>{shownText(message("posts.published", { date: formatDate(date, language) }))}</time>
        {updated && (
          <time dateTime={updated}>{shownText(message("posts.updated", { date: formatDate(updated, language) }))}</time>
        )}
        <span>{shownText(minutes === 1 ? message("posts.one-minute") : message("posts.minutes", { minutes }))}</span>
      </p>
      <TagList tags={content.tags} linked />
    </PageHead>
  );
}
