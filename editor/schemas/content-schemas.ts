import type * as v from "valibot";
import { pagesWithTexts } from "#engine/content/model/page-folders.ts";
import { pageSchema } from "#engine/content/model/page-schemas.ts";
import { postSchema } from "#engine/content/model/post-schema.ts";
import { siteSchema, tagsSchema } from "#engine/content/model/site-schema.ts";
import { messagesSchema } from "#engine/content/reading/read-messages.ts";
import type { Site } from "#engine/define-site.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { SchemaId } from "../contract/forms.ts";

/** Reads no text of a page: only what its schema says is asked for. */
const reader = { plain: () => "", rich: () => [], blocks: () => [] };

/**
 * The build's own schema of each kind of file: the owner's forms and the JSON schemas of text editors are made from these.
 *
 * @param locales those of the site
 */
export function contentSchemas(
  site: Site,
  locales: readonly Locale[],
): Readonly<Record<Exclude<SchemaId, "theme">, v.GenericSchema>> {
  const pageFiles = pagesWithTexts(site.pages).map((page) => [`page/${page.id}`, pageSchema(page, reader)]);
  return {
    site: siteSchema(locales, site),
    tags: tagsSchema({ locales, languages: site.languages }),
    messages: messagesSchema(site.messages),
    post: postSchema,
    ...Object.fromEntries(pageFiles),
  };
}
