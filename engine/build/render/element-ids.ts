import { anchorsIn } from "../../content/addresses/anchors.ts";
import { SiteError } from "../../load-site.ts";
import { PROGRAM_ID_PREFIX } from "../../pages/data/element-ids.ts";
import type { PageContext } from "../../pages/data/page-data.ts";

const ID = / id="([^"]*)"/g;

/**
 * Holds the ids of a document apart: those of headings are the owner's, all others have the program's prefix, and each is
 * there once.
 *
 * @param html the whole document
 * @throws {SiteError} that names the id which breaks the rule: a mistake of the program, not of the owner
 */
export function checkElementIds(html: string, { path, content }: Pick<PageContext, "path" | "content">): void {
  const headings = new Set(anchorsIn(content));
  const seen = new Set<string>();
  for (const [, id = ""] of html.matchAll(ID)) {
    if (seen.has(id)) throw new SiteError(`${path} has two elements with the id "${id}". Give one of them another id.`);
    if (!headings.has(id) && !id.startsWith(PROGRAM_ID_PREFIX)) {
      throw new SiteError(
        `${path} has an element with the id "${id}", which a heading could have too. Begin it with "${PROGRAM_ID_PREFIX}".`,
      );
    }
    seen.add(id);
  }
}
