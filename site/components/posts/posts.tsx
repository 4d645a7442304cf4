import { formatDate } from "#engine/i18n/format.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { PostSummary, TagLink } from "#engine/pages/data/summaries.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useLanguage, useLanguageOf, useMessage } from "../../context/locale-context.ts";
import { TileWall } from "../drawings/drawing-files.tsx";
import { GoLink, hiddenSuffix, Link } from "../text/link.tsx";
import styles from "./posts.module.css";

interface PostCardProps {
  readonly post: PostSummary;
  /** Level of the title, one below the heading of the list. */
  readonly level: 2 | 3;
  /** Whether tiles stand at its top, and whether they are seen at once. */
  readonly wall: "none" | "first" | "later";
}

/** A post in a list. The whole card can be pressed, by its one link; a post in another language says so. */
export function PostCard({ post, level, wall }: PostCardProps) {
  const language = useLanguage();
  const own = useLanguageOf(post.locale);
  const message = useMessage();
  const title = plainText(post.title);
  const readMore = message("posts.read-more");
  const foreign = own === language ? undefined : own.tag;
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      {wall !== "none" && <TileWall seed={post.seed} size="card" first={wall === "first"} />}
      <p className="small soft">
        <time dateTime={post.date}>{shownText(formatDate(post.date, language))}</time>
        {post.language && (
          <span className={styles.language}>{message("posts.in-language", { language: post.language })}</span>
        )}
      </p>
      <Title className={styles.title} lang={foreign}>
        {shownText(title)}
      </Title>
      <p className="small" lang={foreign}>
        {shownText(post.description)}
      </p>
      <TagList tags={post.tags} />
      <GoLink
        to={post.path}
        suffix={<span lang={foreign}>{hiddenSuffix(readMore, message("posts.read-more-of", { title }))}</span>}
        hrefLang={foreign}
      >
        {readMore}
      </GoLink>
    </article>
  );
}

interface PostGridProps {
  readonly posts: readonly PostSummary[];
  /** Level of the titles, one below the heading of the list. */
  readonly level: 2 | 3;
  /** Without walls: the page has one already. */
  readonly plain?: boolean;
}

/** As many walls as a page bears: a row of cards in a wide window. The cards of a row all have one, or none has. */
const WALLS = 3;

/** Posts side by side; the latest have walls. */
export function PostGrid({ posts, level, plain }: PostGridProps) {
  return (
    <ul className={`grid ${styles.cards}`}>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} level={level} wall={plain ? "none" : wallOf(index, level)} />
        </li>
      ))}
    </ul>
  );
}

/** Under the heading of the page a grid stands in the first screenful. */
function wallOf(index: number, level: PostGridProps["level"]): PostCardProps["wall"] {
  if (index >= WALLS) return "none";
  return index === 0 && level === 2 ? "first" : "later";
}

/**
 * The tags of a post.
 *
 * @param linked Whether each tag links to its listing. In a card it does not: the card is one link
 */
export function TagList({ tags, linked = false }: Readonly<{ tags: readonly TagLink[]; linked?: boolean }>) {
  const message = useMessage();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={message("posts.tags")}>
      {tags.map((tag) => (
        <li key={tag.id}>
          {linked ? (
            <Link className="tap" to={tag.path}>
              {tag.label}
            </Link>
          ) : (
            <span>{shownText(tag.label)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands in the place of a list of posts, or of their tags, before the first post is public. */
export function NoPosts() {
  const message = useMessage();
  return <p className="lead">{message("posts.none")}</p>;
}
