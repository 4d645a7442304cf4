import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folded } from "../../i18n/folded.ts";
import { isLocale } from "../../i18n/language.ts";
import { formsOf, localeAt } from "../../i18n/translate-path.ts";
import { isSiteLocale } from "../../i18n/translation-setup.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import { matchPath } from "../../pages/paths/match-path.ts";
import { postPath } from "../../pages/paths/paths.ts";
import type { PostFacts } from "../model/content.ts";
import { contentText } from "../source/content-files.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { readPublishedFile } from "./published-file.ts";
import { PUBLISHED_FILE } from "./published-list.ts";
import { type AddressSources, addressesOf, postsIn, redirectsWith } from "./site-addresses.ts";

/** Addresses of one cause that are named at most. */
const NAMED = 6;
/** Share of the words of an old slug that a post must have to be taken for what became of it. */
const ALIKE = 0.5;
/** Agrees that what was named stops answering. */
const AGREE = "npm run publish-site -- --accept";

/** What was put online and would stop answering, by the list as it is now; nothing before the first publication. */
export function stoppingIn(folder: string, sources: AddressSources): readonly Problem[] {
  const published = readPublishedFile(folder);
  // What is put online may have a text that its owner has deleted since.
  const textOf = (file: string) =>
    existsSync(join(folder, file)) ? contentText(readFileSync(join(folder, file))) : "";
  const lineIn = (file: string, start: string) => lineOf(`\n${textOf(file)}`, `\n${start}`);
  return published === undefined ? [] : stoppingAddresses({ ...sources, published }, lineIn);
}

/**
 * Names the addresses that were put online and would stop answering with the next publication, each with the alias to
 * write (D45): one problem for one cause, which are a text that is not public, a tag, a language, or a text that is not
 * there any more. Nothing is said again of what the owner has agreed to, nor of what goes by its date.
 *
 * @param lineIn the line of a file that begins with a text, from 1
 */
export function stoppingAddresses(
  sources: AddressSources,
  lineIn: (file: string, start: string) => number,
): readonly Problem[] {
  const { translation, published } = sources;
  const answering = addressesOf(sources, ["public"]);
  const dated = addressesOf(sources, ["withdrawn", "scheduled"]);
  const ownersOf = new Map(
    putOff(sources).flatMap((own) => [...ownAddresses(own, sources)].map((path) => [path, own] as const)),
  );
  const stopping = [...published.lines.keys()].filter(
    (path) => !answering.has(path) && !published.accepted.has(path) && (ownersOf.has(path) || !dated.has(path)),
  );
  const isListed = new Set([...published.lines.keys()].flatMap((path) => formsOf(translation, path)));
  const fresh = postsIn(sources, ["public"]).filter(
    ({ locale, slug }) => !isListed.has(postPath(translation, locale, slug)),
  );
  const causeOf = (path: string) => {
    const code = path.split("/")[1];
    const isLanguageGone = isLocale(translation, code) && !isSiteLocale(translation, code);
    return ownersOf.get(path)?.file ?? (isLanguageGone ? code : matchPath(translation, path)?.tag) ?? path;
  };
  return [...Map.groupBy(stopping, causeOf).values()].map((paths): Problem => {
    const [first = ""] = paths;
    const values = { addresses: listed(paths), aliases: aliasesLine(paths), write: AGREE };
    const own = ownersOf.get(first);
    if (own !== undefined) {
      const { file, draft } = own;
      return { file, line: lineIn(file, draft ? "draft:" : "date:"), id: "text-stops-answering", values };
    }
    const at = { file: PUBLISHED_FILE, line: published.lines.get(first) ?? 1 };
    const slug = first.split("/").findLast((segment) => segment !== "") ?? "";
    const locale = localeAt(translation, first);
    const successor = likelySuccessor(
      slug,
      fresh.filter((one) => one.locale === locale),
    );
    if (successor === undefined) return { ...at, id: "addresses-stop", values };
    const old = (successor.oldAddresses ?? []).map(({ path }) => path);
    const moved = { ...values, other: successor.file, aliases: aliasesLine([...old, ...paths]) };
    return { ...at, id: "address-moved", values: moved };
  });
}

/** The pages and posts that are not public yet, or not any more until their draft is put online, each with its address. */
function putOff(sources: AddressSources) {
  const { translation } = sources;
  const posts = postsIn(sources, ["draft", "scheduled"]);
  return [
    ...sources.pages.filter(({ draft }) => draft),
    ...posts.map(({ file, draft, locale, slug }) => ({ file, draft, path: postPath(translation, locale, slug) })),
  ];
}

/** Every form of the addresses of a text, old ones included. */
function ownAddresses({ path: own }: { readonly path: string }, sources: AddressSources): Set<string> {
  const old = redirectsWith(sources).filter(({ to }) => to === own);
  return new Set([own, ...old.map(({ path }) => path)].flatMap((path) => formsOf(sources.translation, path)));
}

function listed(paths: readonly string[]): string {
  const more = paths.length - NAMED;
  return `${paths.slice(0, NAMED).join(", ")}${more > 0 ? ` … (+ ${more})` : ""}`;
}

function aliasesLine(paths: readonly string[]): string {
  return `aliases: [${paths.map((path) => JSON.stringify(path)).join(", ")}]`;
}

/**
 * The post that an address was most likely renamed to: one of the same language whose own address is new, and whose key is
 * the old slug, or whose slug and title have at least half of its words; undefined where none can be told.
 *
 * @param slug last segment of the old address
 * @param fresh posts of its language that were not published before
 */
function likelySuccessor(slug: string, fresh: readonly PostFacts[]): PostFacts | undefined {
  const same = fresh.find(({ key }) => key === slug);
  if (same) return same;
  const old = wordsOf(slug);
  const ranked = fresh.map((post) => {
    const words = new Set(wordsOf(`${post.slug} ${plainText(post.title)}`));
    return { post, share: old.filter((word) => words.has(word)).length / old.length };
  });
  const best = ranked.sort((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= ALIKE ? best.post : undefined;
}

/** Words of three characters or more, without accents and in lower case. */
function wordsOf(text: string): string[] {
  const plain = folded(text);
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  return words.length > 0 ? words : [plain];
}
