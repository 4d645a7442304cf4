import * as v from "valibot";
import { isLocale, type Locale } from "../../i18n/language.ts";
import { languageName } from "../../i18n/language-name.ts";
import { ownerWritings } from "../../i18n/owner-languages/writings.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import { ownerLanguages } from "../../manifest/owner-facts.ts";
import { serverSegments } from "../../manifest/server-paths.ts";
import { labelled } from "../../pages/definition/fields.ts";
import { wordsOf } from "../../pages/paths/paths.ts";
import type { PageRoute, Program } from "../../pages/paths/routes.ts";
import { SLUG, slugOf } from "../source/slug.ts";
import { because } from "../source/validate.ts";

/** First segments of paths that the server or the site itself uses. */
export function reservedSegments(pages: readonly PageRoute[]): readonly string[] {
  const lists = pages.filter(({ kind }) => kind === "list" || kind === "list-of-tag");
  return [...serverSegments, "410", "assets", "documents", ...lists.flatMap(wordsOf)];
}

/** The words in the addresses of languages, where they are not the codes; those of languages that are not published may stay. */
export const pathAliases = (site: Program) =>
  v.pipe(
    v.strictObject(
      Object.fromEntries(
        Object.keys(site.languages).map((locale) => [
          locale,
          v.optional(labelled(alias(locale, site), nameOf(locale))),
        ]),
      ),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const words = Object.entries(dataset.value);
      const [locale, value] =
        words.find(([, word], index) => words.findIndex(([, other]) => other === word) < index) ?? [];
      if (locale === undefined) return;
      const at = { type: "object", origin: "value", input: dataset.value, key: locale, value } as const;
      addIssue({ message: because("prefix-of-two", { write: locale }), path: [at] });
    }),
  );

/** The name of a language, in the owner's languages. */
function nameOf(locale: Locale): OwnerText {
  const names = ownerLanguages.map((owner) => [owner, languageName(locale, ownerWritings[owner])] as const);
  return Object.fromEntries(names) as OwnerText;
}

function alias(locale: Locale, site: Program) {
  return v.pipe(
    v.string(),
    v.regex(
      SLUG,
      because("not-a-prefix", (input) => ({ write: slugOf(String(input), locale) })),
    ),
    v.check((word) => !isTaken(word, locale, site), because("prefix-taken", { write: locale })),
  );
}

/** Whether a word begins addresses already: of the site or its server, of a page, or of another language. */
function isTaken(word: string, locale: Locale, site: Program): boolean {
  const { pages } = site;
  return (
    pages.some((page) => wordsOf(page).includes(word)) ||
    reservedSegments(pages).includes(word) ||
    (isLocale(site, word) && word !== locale)
  );
}
