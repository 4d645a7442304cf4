import { basename } from "node:path/posix";
import type { DeletedText } from "../contract/files.ts";
import { fileKind, isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import { articleKey, folderOf, isArticle, SiteTexts } from "./changes/site-texts.ts";

/**
 * Everything that can be brought back, the last first: the languages of one article or page are one, called as in the owner's.
 */
export async function deletedTexts(history: History, facts: SiteFacts): Promise<readonly DeletedText[]> {
  const all = await history.deleted();
  const named = await Promise.all(all.map(async (file) => ({ ...file, ...(await nameOf(history, facts, file.path)) })));
  const groups = Map.groupBy(named, ({ group }) => group);
  return [...groups.values()].map((files) => ({
    title: (files.find(({ language }) => language === facts.language) ?? files[0])?.title ?? "",
    paths: files.map(({ path }) => path),
    deletedAt: files[0]?.deletedAt ?? "",
  }));
}

/** What people call a deleted file, and what it was one language of. */
async function nameOf(history: History, facts: SiteFacts, path: string) {
  if (isMediaPath(path) || !path.endsWith(".md")) return { title: basename(path), group: path, language: null };
  const [newest] = await history.versions(path);
  const text = newest === undefined ? "" : (await history.bytesOf(path, newest.id)).toString("utf8");
  const texts = new SiteTexts(facts, new Map([[path, text]]));
  const key = isArticle(path) ? articleKey(path, texts.settings(path)) : folderOf(path);
  const group = `${path.split("/")[0]}/${key}`;
  return { title: texts.title(path), group, language: fileKind(path).language };
}
