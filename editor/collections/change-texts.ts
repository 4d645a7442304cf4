import { basename } from "node:path/posix";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { TextsRequest, Wanted } from "../contract/requests.ts";
import type { TextsChanged } from "../contract/texts.ts";
import type { FileChanges } from "../files/change-files.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import { Refused } from "../words/refused.ts";
import { sentence } from "../words/sentences.ts";
import { type Added, copied, newArticle, newLanguage, newPage } from "./changes/new-texts.ts";
import { removed, withDraft, withoutTag } from "./changes/removal.ts";
import { relinkedFromOld, renamed } from "./changes/rename.ts";
import { languageOf, type Outcome, readSiteTexts, type SiteTexts } from "./changes/site-texts.ts";

/** Does what was asked with articles and pages: every file, or none. @throws {Refused} with the reason */
export function changeTexts(
  store: ContentStore,
  history: History,
  now: SiteFacts,
  request: TextsRequest,
): Promise<TextsChanged & FileChanges> {
  return store.change(async () => {
    const before = await readSiteTexts(store, now);
    const done =
      request.do === "bring-back" ? broughtBack(store, history, before, request) : outcomeOf(before, request);
    const { texts, moved, media = [], ...outcome } = await done;
    const files = [...before.differences(texts), ...media];
    return {
      ...outcome,
      files: new Map<string, string | Uint8Array | null>(files),
      read: before.files,
      ...(moved && { moved }),
    };
  });
}

function outcomeOf(texts: SiteTexts, request: Exclude<TextsRequest, Wanted<"bring-back">>): Outcome {
  const { language } = texts.facts;
  const paths = "paths" in request ? ownersFirst(request.paths, language) : [];
  const added = ({ texts: all, paths: made }: Added): Outcome => {
    const [path = ""] = ownersFirst(made, language);
    return { texts: all, said: sentence("text-added", { title: all.title(path) }, language), path };
  };
  switch (request.do) {
    case "new-article":
      return added(newArticle(texts, request));
    case "new-page":
      return added(newPage(texts, request));
    case "new-language":
      return added(newLanguage(texts, request));
    case "copy":
      return added(copied(texts, paths, request.titles ?? {}));
    case "rename":
      return renamed(texts, request);
    case "correct-links":
      return relinkedFromOld(texts, request);
    case "delete":
      return removed(texts, paths);
    case "delete-tag":
      return withoutTag(texts, request.tag);
    default: {
      const isDraft = request.do === "withdraw";
      const said = sentence(isDraft ? "text-withdrawn" : "text-ready", { title: texts.title(paths[0]) }, language);
      return { texts: withDraft(texts, paths, isDraft), said, path: null };
    }
  }
}

async function broughtBack(
  store: ContentStore,
  history: History,
  texts: SiteTexts,
  request: Wanted<"bring-back">,
): Promise<Outcome> {
  const { language } = texts.facts;
  const paths = ownersFirst(request.paths, language);
  let back = texts;
  const media = new Map<string, Uint8Array>();
  for (const path of paths) {
    if (back.has(path) || (await store.read(path)) !== undefined) throw Refused.because("file-is-there", {}, 409);
    const [newest] = await history.versions(path);
    if (newest === undefined) throw Refused.because("no-such-version", {}, 404);
    const bytes = await history.bytesOf(path, newest.id);
    if (isMediaPath(path)) media.set(path, bytes);
    else back = back.with(path, bytes.toString("utf8"));
  }
  const [first = ""] = paths;
  const title = media.size > 0 ? basename(first) : back.title(first);
  const said = sentence("text-is-back", { title }, language);
  return { texts: back, media, said, path: media.size > 0 ? null : first };
}

/** The files of a text, that in the owner's language first: the owner is told its title, and shown it. */
function ownersFirst(paths: readonly string[], language: OwnerLanguage): string[] {
  const isOther = (path: string) => Number(languageOf(path) !== language);
  return paths.toSorted((one, other) => isOther(one) - isOther(other));
}
