import { basename } from "node:path/posix";
import { readPublishedFile } from "#engine/content/addresses/published-file.ts";
import { dayIn } from "#engine/i18n/days.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { TextsRequest } from "../contract/requests.ts";
import type { TextsChanged } from "../contract/texts.ts";
import type { FileChanges } from "../files/change-files.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import { Refused } from "../words/refused.ts";
import { sentence } from "../words/sentences.ts";
import { withFittingGone } from "./changes/gone.ts";
import { type Added, copied, newArticle, newLanguage, newPage } from "./changes/new-texts.ts";
import { removed, withDraft } from "./changes/removal.ts";
import { relinkedFromOld, renamed } from "./changes/rename.ts";
import {
  differences,
  languageOf,
  type Outcome,
  readSiteTexts,
  type SiteFacts,
  type Texts,
  titleIn,
  titleOfFirst,
} from "./changes/site-texts.ts";

/** What a change of texts depends on: the content, and its owner's language. */
export interface Changing extends Pick<SiteFacts, "translation" | "language" | "keptAddresses" | "filled"> {
  readonly store: ContentStore;
  readonly history: History;
  readonly now: Date;
  /** The time zone whose day it is. */
  readonly timeZone: string;
}

/** Does what was asked with articles and pages: every file, or none. @throws {Refused} with the reason */
export function changeTexts(changing: Changing, request: TextsRequest): Promise<TextsChanged & FileChanges> {
  const { store, now, timeZone } = changing;
  return store.change(async () => {
    const before = await readSiteTexts(store);
    const published = readPublishedFile(store.folder);
    const facts: SiteFacts = {
      ...changing,
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
  const { language } = facts;
  const paths = "paths" in request ? ownersFirst(request.paths, language) : [];
  const added = ({ texts: all, paths: made }: Added): Outcome => {
    const [path = ""] = ownersFirst(made, language);
    return { texts: all, said: sentence("text-added", { title: titleIn(facts, all, path) }, language), path };
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
      return renamed(facts, texts, request);
    case "correct-links":
      return relinkedFromOld(facts, texts, request);
    case "bring-back":
      return broughtBack(changing, texts, paths);
    case "delete":
      return removed(facts, texts, paths);
    default: {
      const isDraft = request.do === "withdraw";
      const said = sentence(
        isDraft ? "text-withdrawn" : "text-ready",
        { title: titleOfFirst(facts, texts, paths) },
        language,
      );
      return { texts: withDraft(texts, paths, isDraft), said, path: paths[0] ?? null };
    }
  }
}

async function broughtBack(changing: Changing, texts: Texts, paths: readonly string[]): Promise<Outcome> {
  const { history, store, language } = changing;
  const back = new Map(texts);
  const media = new Map<string, Uint8Array>();
  for (const path of paths) {
    if (back.has(path) || (await store.read(path)) !== undefined) throw Refused.because("file-is-there", {}, 409);
    const [newest] = await history.versions(path);
    if (newest === undefined) throw Refused.because("no-such-version", {}, 404);
    const bytes = await history.bytesOf(path, newest.id);
    if (isMediaPath(path)) media.set(path, bytes);
    else back.set(path, bytes.toString("utf8"));
  }
  const [first = ""] = paths;
  const title = media.size > 0 ? basename(first) : titleOfFirst(changing, back, paths);
  const said = sentence("text-is-back", { title }, language);
  return { texts: back, media, said, path: media.size > 0 ? null : first };
}

/** The files of a text, that in the owner's language first: the owner is told its title, and shown it. */
function ownersFirst(paths: readonly string[], language: OwnerLanguage): string[] {
  const isOther = (path: string) => Number(languageOf(path) !== language);
  return paths.toSorted((one, other) => isOther(one) - isOther(other));
}
