import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole.ts";
import { sayIn } from "../../i18n/owner-text.ts";
import type { OwnerLanguage } from "../../manifest/owner-facts.ts";
import { reportLines } from "../../owner-messages/report-lines.ts";
import { readOldAddress } from "../model/old-address.ts";
import { contentText } from "../source/content-files.ts";
import { ContentError } from "../source/problem.ts";
import {
  PAGES_FILE,
  PUBLISHED_FILE,
  type PublishedList,
  type PublishedPages,
  readPublishedList,
  textOfPublishedList,
} from "./published-list.ts";
import { type AddressSources, addressesOf, addressesToList } from "./site-addresses.ts";

/** The list of a content folder; undefined where there is none. */
export function readPublishedFile(folder: string): PublishedList | undefined {
  return readList(join(folder, PUBLISHED_FILE));
}

/** Pages that are online, and since when, where that is known. */
export type Online = PublishedPages & Pick<PublishedList, "at">;

/** The list of a build that lies where it was put online, and when that was; undefined where there is none. */
export function readOnlineFile(folder: string): PublishedList | undefined {
  const file = join(folder, PAGES_FILE);
  const list = readList(file);
  return list && { ...list, at: statSync(file).mtime.toISOString() };
}

function readList(file: string): PublishedList | undefined {
  return existsSync(file) ? readPublishedList(contentText(readFileSync(file))) : undefined;
}

/**
 * Writes into the list what a publication has just put online: its pages, and every address of the content. Of those that
 * answer nothing now the owner has said that they may be gone.
 *
 * @throws {ContentError} for a list with errors, which stays as it is
 */
export async function rememberPublication(
  folder: string,
  sources: AddressSources,
  language: OwnerLanguage,
  online: PublishedPages,
): Promise<void> {
  const list = listIn(folder);
  const answering = addressesOf(sources, ["public"]);
  const all = [...list.lines.keys(), ...(await carriedOver(folder)), ...addressesToList(sources, ["public"])];
  const accepted = new Set(all.filter((path) => !answering.has(path)));
  await writeList(folder, { ...list, ...putOnline({ ...online, at: undefined }), accepted }, all, language);
  await rm(join(folder, OLD_LIST), { force: true });
}

/** Once written by owners, a list of addresses that are gone: its lines are carried into ours, and it is removed. */
const OLD_LIST = "gone.yaml";

async function carriedOver(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, OLD_LIST), "utf8").catch(() => "");
  return [...text.matchAll(/^\s*-\s*["']?(\/[^\s"'#]*)/gm)].flatMap(([, address = ""]) => {
    const read = readOldAddress(address);
    return "path" in read ? [read.path] : [];
  });
}

/**
 * Writes into the list what is online where it says otherwise: what another machine put there, or a publication that was
 * stopped before its end, or an earlier one that is back.
 *
 * @throws {ContentError} for a list with errors, which stays as it is
 */
export async function rememberOnline(folder: string, online: Online, language: OwnerLanguage): Promise<void> {
  const list = listIn(folder);
  const addresses = [...list.lines.keys(), ...online.pages.map(({ path }) => path)];
  const known = textOfPublishedList({ shared: list.shared, pages: list.pages }, list.lines.keys());
  if (known === textOfPublishedList(online, addresses)) return;
  await writeList(folder, { ...list, ...putOnline(online) }, addresses, language);
}

/** Now, where it is not known when they were put online. */
const putOnline = ({ shared, pages, at = new Date().toISOString() }: Online) => ({ shared, pages, at });

function listIn(folder: string): PublishedList {
  const list = readPublishedFile(folder) ?? readPublishedList("");
  if (list.problems.length > 0) throw new ContentError(list.problems);
  return list;
}

/** A list without comments is explained. */
async function writeList(
  folder: string,
  list: PublishedList,
  addresses: readonly string[],
  language: OwnerLanguage,
): Promise<void> {
  const comments = list.comments.length > 0 ? list.comments : [sayIn(reportLines, language)("published-comment")];
  await writeWhole(join(folder, PUBLISHED_FILE), textOfPublishedList({ ...list, comments }, addresses), {
    durable: true,
  });
}
