import type { TagSummary } from "#engine/pages/data/summaries.ts";
import { Band } from "../../components/bands/band.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import styles from "../../components/posts/posts.module.css";
import { NoPosts } from "../../components/posts/posts.tsx";
import { Link } from "../../components/text/link.tsx";
import { useLanguage, useLanguageOf, useMessage } from "../../context/locale-context.ts";
import type { TagsContent } from "./page.ts";

/** Every tag, with the number of its posts and the newest of them. */
export function Page({ content }: { readonly content: TagsContent }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <Band>
        {content.tags.length === 0 ? (
          <NoPosts />
        ) : (
          <ul className="grid">
            {content.tags.map((tag) => (
              <li key={tag.id}>
                <TagCard tag={tag} />
              </li>
            ))}
          </ul>
        )}
      </Band>
    </>
  );
}

function TagCard({ tag: { label, path, count, newest } }: { readonly tag: TagSummary }) {
  const language = useLanguage();
  const own = useLanguageOf(newest.locale);
  const message = useMessage();
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        <Link to={path}>{label}</Link>
      </h2>
      <p className="small soft">{count === 1 ? message("tags.one-post") : message("tags.posts", { count })}</p>
      <p className="small">
        {message("tags.newest")} <span lang={own === language ? undefined : own.tag}>{newest.title}</span>
      </p>
    </article>
  );
}
