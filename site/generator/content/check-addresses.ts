import { translationSetup } from "../../i18n/site-locales.ts";
import { firstPageAlias, matchPath } from "../../page-paths/match-path.ts";
import { postPath } from "../../page-paths/paths.ts";
import { type Alias, formsOf, postAliases } from "./aliases.ts";
import type { PostFacts } from "./content.ts";
import type { OldAddress } from "./old-address.ts";
import type { Problem } from "./problem.ts";
import { publicState } from "./publication.ts";
import type { AddressSources } from "./site-addresses.ts";

/** Addresses of the server, and of files that every build has. */
const OF_THE_SERVER =
  /^\/(?:(?:api|assets|\.[^/]*)(?:\/|$)|(?:healthz|readyz|robots\.txt|favicon\.ico|site\.webmanifest|sitemap[^/]*\.xml|_headers|_redirects)\/?$|(?:[^/]+\/)?4(?:04|10)\.html$)/;

/**
 * Finds addresses that two things claim: old addresses and entries of `gone.yaml` that a page has, or will have on its
 * date, and those that are there twice. The address of a draft or of a withdrawn post is free. An old address cannot
 * lead to another: where it leads is a page, and what a page has is no old address.
 *
 * @param known every path that answers, now or by itself later
 */
export function addressProblems(sources: AddressSources, known: ReadonlySet<string>): Problem[] {
  const posts = sources.posts.filter((post) => isPublicByItself(post, sources.today));
  const owners = new Map<string, Alias>();
  const files = new Map(
    posts.flatMap(({ locale, slug, file }) => formsOf(postPath(locale, slug)).map((path) => [path, file] as const)),
  );
  const user = (path: string) =>
    formsOf(path).flatMap((form) => files.get(form) ?? userOf(form, sources, known) ?? [])[0];
  const wrong = [...sources.aliases, ...posts.flatMap(postAliases)].flatMap((alias) => {
    const { path, to, file, line } = alias;
    const forms = formsOf(path);
    // nginx does not tell small letters from capitals.
    const keys = forms.map((form) => form.toLowerCase());
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined && owner.to !== to);
    for (const key of keys) owners.set(key, owners.get(key) ?? alias);
    const fix = `remove ${path} from “aliases”`;
    if (formsOf(to).includes(path)) return [{ file, line, message: `the old address ${path} is the page's own`, fix }];
    const owner = user(path) ?? (other && `${other.file}, as an old address`);
    return owner === undefined ? [] : [{ file, line, message: `the old address ${path} is used by ${owner}`, fix }];
  });
  return [...wrong, ...goneProblems(sources.gone, user, owners)];
}

/** Whether a post is public, or will be on its date. */
export function isPublicByItself(post: PostFacts, today: string): boolean {
  return ["public", "coming"].includes(publicState(post, today));
}

function goneProblems(
  gone: readonly OldAddress[],
  user: (path: string) => string | undefined,
  owners: ReadonlyMap<string, Alias>,
): Problem[] {
  const seen = new Set<string>();
  return gone.flatMap(({ path, line }) => {
    const at = { file: "gone.yaml", line };
    const isTwice = seen.has(path);
    for (const form of formsOf(path)) seen.add(form);
    const fix = `delete the line of ${path}`;
    if (isTwice) return [{ ...at, message: `${path} is there twice`, fix }];
    const page = user(path);
    if (page !== undefined) return [{ ...at, message: `${path} is not gone: it is used by ${page}`, fix }];
    const alias = owners.get(path.toLowerCase());
    if (alias === undefined) return [];
    const both = `delete the line, or remove ${path} from “aliases” of ${alias.file}`;
    return [{ ...at, message: `${path} is not gone: it is an old address of ${alias.file}`, fix: both }];
  });
}

/** What has an address that is no post's, in words; undefined where it is free. */
function userOf(path: string, { tags }: AddressSources, known: ReadonlySet<string>): string | undefined {
  if (OF_THE_SERVER.test(path)) return "the server";
  if (known.has(path) || known.has(firstPageAlias(path) ?? "")) return "a page of the site";
  // Lists grow: a number past the last page may be one tomorrow.
  const match = matchPath(path);
  const isList = match?.page === "blog" || (match?.page === "tag" && tags.includes(match.tag ?? ""));
  return isList ? `a list of the site (${match.locale ?? translationSetup.defaultLocale})` : undefined;
}
