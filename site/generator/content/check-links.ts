import type { ContentFiles } from "./content-files.ts";
import { lineOf, type Problem } from "./problem.ts";

/** A link, but not a picture: those are looked up in the media folder. */
const MARKDOWN_LINK = /(?<!!)\[[^\]\n]*\]\(\s*<?([^)\s>]+)/g;
const ALLOWED_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Checks every link written in Markdown: internal ones lead to a published page, the others use a scheme that is
 * safe to follow.
 *
 * @param paths every path that answers
 */
export function checkLinks(files: ContentFiles, paths: ReadonlySet<string>): Problem[] {
  return [...files.list("pages/"), ...files.list("posts/")].flatMap((file) => {
    const text = files.text(file) ?? "";
    return [...text.matchAll(MARKDOWN_LINK)].flatMap(([whole, href = ""]) => {
      const wrong = linkProblem(href, paths);
      return wrong ? [{ file, line: lineOf(text, whole), ...wrong }] : [];
    });
  });
}

function linkProblem(href: string, paths: ReadonlySet<string>): Pick<Problem, "message" | "mend"> | undefined {
  if (href.startsWith("#") || /^\{[\w.]+\}$/.test(href)) return undefined;
  if (href.startsWith("mailto:{") || href.startsWith("tel:{")) return undefined;
  if (href.startsWith("/") && !href.startsWith("//")) {
    const path = href.split(/[?#]/)[0] ?? href;
    if (paths.has(path)) return undefined;
    const slashed = paths.has(`${path}/`);
    return {
      message: `the link ${href} leads nowhere`,
      mend: slashed
        ? `write ${path}/ with its last slash`
        : "correct the address; it begins with the language, like /fr/contact/",
    };
  }
  if (URL.canParse(href) && ALLOWED_SCHEMES.has(new URL(href).protocol)) return undefined;
  return {
    message: `the link ${href} is neither a page of the site nor a whole address`,
    mend: "begin it with / for a page of the site, else with https://, mailto: or tel:",
  };
}
