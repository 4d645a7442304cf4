import { PostCard } from "../../app/components/post-card/post-card.tsx";
import { PostGrid } from "../../app/components/post-card/post-grid.tsx";
import { locales } from "../../i18n/site-locales.ts";
import { plainText } from "../../page-data/content-tree.ts";
import type { PostSummary } from "../../page-data/page-views.ts";
import { type CatalogueData, viewOf, viewsOf } from "../catalogue-data.ts";
import { extreme } from "../found-blocks.ts";
import type { Entry } from "../specimen.ts";

/** Posts as lists show them. */
export const posts: readonly Entry[] = [
  {
    name: "Post card",
    of: ["app/components/post-card"],
    specimens: (data) => {
      const all = allPosts(data);
      const [first] = all;
      if (first === undefined) return [];
      const other = locales.find((locale) => locale !== data.localeData.locale) ?? first.locale;
      const foreign = all.find(({ locale }) => locale !== data.localeData.locale) ?? { ...first, locale: other };
      const cards: Readonly<Record<string, PostSummary>> = {
        "shortest title": extreme(all, titleLength, "least"),
        "longest title": extreme(all, titleLength, "most"),
        "longest word": extreme(all, longestWord, "most"),
        "in another language": foreign,
        "without tags": { ...first, tags: [] },
        "all tags": { ...first, tags: viewOf(data, "blog").tags },
      };
      return [
        ...Object.entries(cards).map(([name, post]) => ({
          name,
          view: (
            <div className="grid">
              <PostCard post={post} level={3} />
            </div>
          ),
        })),
        { name: "side by side", view: <PostGrid posts={all.slice(0, 4)} level={3} /> },
      ];
    },
  },
];

/** Every post that a list of this language shows, once. */
function allPosts(data: CatalogueData): readonly PostSummary[] {
  const listed = [...viewsOf(data, "blog"), ...viewsOf(data, "tag")].flatMap((view) => view.posts);
  return [...new Map(listed.map((post) => [post.path, post])).values()];
}

function titleLength({ title }: PostSummary): number {
  return plainText(title).length;
}

function longestWord({ title }: PostSummary): number {
  return Math.max(
    ...plainText(title)
      .split(/\s/)
      .map(({ length }) => length),
  );
}
