import { basename } from "node:path/posix";
import { readPublishedFile } from "#engine/content/addresses/published-file.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { dayIn } from "#engine/i18n/days.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { TextsRequest } from "../contract/requests.ts";
import type { TextsChanged } from "../contract/texts.ts";
import type { FileChanges } from "../files/change-files.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import { Refused } from "../words/refused.ts";
import { type SentenceId, type SentenceValues, sentence } from "../words/sentences.ts";
import { withFittingGone } from "./changes/gone.ts";
import { type Added, copied, newArticle, newLanguage, newPage } from "./changes/new-texts.ts";
import { removed, withDraft } from "./changes/removal.ts";
import { renamed } from "./changes/rename.ts";
import {
  addressOf,
  differences,
  isArticle,
  languageOf,
  readSiteTexts,
  type SiteFacts,
  type Texts,
  titleIn,
} from "./changes/site-texts.ts";

/** What a change of texts depends on: the content, and its owner's language. */
export interface Changing {
  readonly store: ContentStore;
  readonly history: History;
  readonly translation: Routes;
  readonly language: OwnerLanguage;
  readonly now: Date;
  /** The time zone whose day it is. */
  readonly timeZone: string;
  /** Addresses that are named outside of the site: none is changed unless the owner agrees. */
  readonly keptAddresses: readonly string[];
}

/** What a rule made of the texts. */
interface Outcome {
  readonly texts: Texts;
  readonly said: string;
  readonly path: string | null;
  readonly moved?: ReadonlyMap<string, string>;
  /** Files that are no texts. */
  readonly media?: ReadonlyMap<string, Uint8Array>;
}

type Say = <Id extends SentenceId>(id: Id, values: SentenceValues<Id>) => string;

/** Does what was asked with articles and pages: every file, or none. @throws {Refused} with the reason */
export function changeTexts(changing: Changing, request: TextsRequest): Promise<TextsChanged & FileChanges> {
  const { store, translation, now, timeZone } = changing;
  return store.change(async () => {
    const before = await readSiteTexts(store);
    const published = readPublishedFile(store.folder);
    const facts = {
      translation,
      pages: store.site.pages,
      pageNames: Object.keys(store.site.settings?.pageNames ?? {}),
      today: dayIn(timeZone, now),
      published: published && new Set(published.lines.keys()),
    };
    const { texts, moved, media = [], ...outcome } = await outcomeOf(changing, facts, before, request);
    const files = new Map<string, string | Uint8Array | null>([
      ...differences(before, withFittingGone(facts, before, texts)),
      ...media,
    ]);
    return { ...outcome, files, ...(moved && { moved }) };
  });
}

async function outcomeOf(changing: Changing, facts: SiteFacts, texts: Texts, request: TextsRequest): Promise<Outcome> {
  const { language } = changing;
  const say: Say = (id, values) => sentence(id, values, language);
  const paths = "paths" in request ? ownersFirst(request.paths, language) : [];
  const added = ({ texts: all, paths: made }: Added): Outcome => {
    const [path = ""] = ownersFirst(made, language);
    return { texts: all, said: say("text-added", { title: titleIn(all, path) }), path };
  };
  switch (request.do) {
    case "new-article":
      return added(newArticle(facts, texts, request));
    case "new-page":
      return added(newPage(facts, texts, request.kind, request.titles));
    case "new-language":
      return added(newLanguage(facts, texts, request));
    case "copy":
      return added(copied(facts, texts, paths, request.titles ?? {}));
    case "rename":
      return renaming(changing, facts, texts, request, say);
    case "bring-back":
      return broughtBack(changing, texts, paths, say);
    case "delete":
      return deletion(facts, texts, paths, say);
    default: {
      const isDraft = request.do === "withdraw";
      const said = say(isDraft ? "text-withdrawn" : "text-ready", { title: titleOf(texts, paths) });
      return { texts: withDraft(texts, paths, isDraft), said, path: paths[0] ?? null };
    }
  }
}

function renaming(
  { keptAddresses }: Changing,
  facts: SiteFacts,
  texts: Texts,
  { path, slug, agreed = false }: TextsRequest & { readonly do: "rename" },
  say: Say,
): Outcome {
  const from = addressOf(facts.translation, texts, path) ?? "";
  const { address, redirects, relinked, ...outcome } = renamed(facts, texts, path, slug);
  if (address !== from && keptAddresses.includes(from) && !agreed)
    throw Refused.because("address-is-kept", { address: from }, 409, { asks: true });
  const sentences = [
    say("address-now", { address }),
    ...(redirects ? [say("old-address-leads", { old: from })] : []),
    ...(relinked > 0 ? [say("links-corrected", { count: String(relinked) })] : []),
  ];
  const moved = outcome.path === path ? new Map<string, string>() : new Map([[path, outcome.path]]);
  return { ...outcome, said: sentences.join(" "), moved };
}

/** A page goes in all its languages: without one of them the site could not be made. */
function deletion(facts: SiteFacts, texts: Texts, paths: readonly string[], say: Say): Outcome {
  const { pages } = facts.translation;
  const all = paths.flatMap((path) => {
    if (isArticle(path)) return [path];
    const folder = path.split("/")[1] ?? "";
    if (pageOfFolder(pages, folder)?.kind !== "folder") throw Refused.because("not-to-be-deleted", { file: path });
    return [...texts.keys()].filter((other) => other.startsWith(`pages/${folder}/`));
  });
  const { texts: rest, unlinked } = removed(facts, texts, all);
  const said = [
    say("text-deleted", { title: titleOf(texts, paths) }),
    ...(unlinked > 0 ? [say("links-taken-away", { count: String(unlinked) })] : []),
  ];
  return { texts: rest, said: said.join(" "), path: null };
}

async function broughtBack(
  { history, store }: Changing,
  texts: Texts,
  paths: readonly string[],
  say: Say,
): Promise<Outcome> {
  const back = new Map(texts);
  const media = new Map<string, Uint8Array>();
  for (const path of paths) {
    if (back.has(path) || (await store.read(path)) !== undefined)
      throw Refused.because("file-is-there", { file: path }, 409);
    const [newest] = await history.versions(path);
    if (newest === undefined) throw Refused.because("no-such-version", {}, 404);
    const bytes = await history.bytesOf(path, newest.id);
    if (isMediaPath(path)) media.set(path, bytes);
    else back.set(path, bytes.toString("utf8"));
  }
  const [first = ""] = paths;
  const title = media.size > 0 ? basename(first) : titleOf(back, paths);
  return { texts: back, media, said: say("text-is-back", { title }), path: media.size > 0 ? null : first };
}

/** The files of a text, that in the owner's language first: the owner is told its title, and shown it. */
function ownersFirst(paths: readonly string[], language: OwnerLanguage): string[] {
  const isOther = (path: string) => Number(languageOf(path) !== language);
  return paths.toSorted((one, other) => isOther(one) - isOther(other));
}

function titleOf(texts: Texts, paths: readonly string[]): string {
  const [first] = paths;
  return first === undefined ? "" : titleIn(texts, first);
}
