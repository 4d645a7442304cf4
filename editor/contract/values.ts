/**
 * The contract of the editor's page and its server: every request, and the JSON that answers it: types, and the
 * schemas by which the server checks requests.
 *
 * All addresses begin with `/api/`, on the page's own origin; requests carry `content-type: application/json` where
 * they have a body (the upload alone carries the file itself). The browser sends the cookie of access.
 * Whatever is refused answers 4xx or 5xx with {@link Refusal}, whose sentence is in the owner's language and can be
 * shown as it is. Paths of files are below the content folder, with `/`: "posts/fr/un-article.md".
 */

import type { Locale } from "#engine/i18n/language.ts";

/** A language of the site, by its code: `languages.published` of site.yaml. */
export type SiteLanguage = Locale;

/** A value of YAML or JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A text in each language of the site. */
export type InSiteLanguages = Readonly<Record<SiteLanguage, string>>;

/** Why a request was refused, for the owner; `id` is for programs and never changes. */
export interface Refusal {
  readonly error: { readonly id: string; readonly sentence: string };
  /** What the owner has to agree to first: that a kept address changes, or a command. */
  readonly asks?: true | string;
  /** What the program failed with, for whoever maintains it. */
  readonly details?: string;
}
