import { postPath } from "../../page-paths/paths.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import type { PathCheck } from "./check-links.ts";
import type { PostFacts } from "./content.ts";
import { nearest } from "./nearest.ts";
import { whyHidden } from "./publication.ts";

/**
 * Says why a link leads nowhere: to a post that is not shown, or to an address that is a little wrong.
 *
 * @param paths every path that answers
 * @param posts all of them, the hidden ones too
 * @param today such as "2026-11-23"
 */
export function pathCheck(paths: ReadonlySet<string>, posts: readonly PostFacts[], today: string): PathCheck {
  return (path, link) => {
    if (paths.has(path)) return undefined;
    const post = posts.find(({ locale, slug }) => postPath(locale, slug) === path);
    const hidden = post && hiddenPost(post, link, today);
    if (hidden !== undefined) return hidden;
    const near = paths.has(`${path}/`) ? `${path}/` : nearest(path, [...paths]);
    return near === undefined
      ? { id: "link-to-nothing", values: { link, write: "/fr/contact/" } }
      : { id: "link-misspelled", values: { link, write: near } };
  };
}

function hiddenPost(post: PostFacts, link: string, today: string): ProblemDetails | undefined {
  const reason = whyHidden(post, today);
  if (reason === undefined) return undefined;
  if (reason.day === undefined) return { id: "link-to-draft", values: { link, post: post.file, write: "draft: true" } };
  return { id: reason.why === "from" ? "link-to-come" : "link-to-withdrawn", values: { link, day: reason.day } };
}
