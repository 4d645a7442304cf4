import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole.ts";
import type { OwnerLanguage } from "../../manifest/owner-facts.ts";
import { linesIn } from "../../owner-messages/report-lines.ts";
import { contentText } from "../source/content-files.ts";
import { ContentError, lineOf, type Problem } from "../source/problem.ts";
import { type AcceptedList, acceptedList } from "./accepted-list.ts";
import {
  PAGES_FILE,
  PUBLISHED_FILE,
  type PublishedList,
  type PublishedPages,
  readPublishedList,
  textOfPublishedList,
} from "./published-list.ts";
import type { AddressSources } from "./site-addresses.ts";
import { vanishedAddresses } from "./vanished.ts";

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

/** Gives the check of a content folder's list: of its lines, and for addresses that answer nothing any more. */
export function vanishedIn(folder: string): (addresses: AddressSources) => readonly Problem[] {
  const textOf = (file: string) => contentText(readFileSync(join(folder, file)));
  const lineIn = (file: string, start: string) => lineOf(`\n${textOf(file)}`, `\n${start}`);
  return (addresses) => {
    const list = readPublishedFile(folder);
    // Without the list nothing was published yet.
    return list === undefined ? [] : [...list.problems, ...vanishedAddresses(list.lines, addresses, lineIn)];
  };
}

/**
 * Writes the addresses of the content into its list, and the pages of a publication that has just ended.
 *
 * @throws {ContentError} for a list with errors, which stays as it is
 */
export async function acceptAddresses(
  folder: string,
  addresses: AddressSources,
  language: OwnerLanguage,
  online?: PublishedPages,
): Promise<AcceptedList> {
  const list = listIn(folder);
  const accepted = acceptedList(list, addresses);
  await writeList(folder, { ...list, ...(online && putOnline({ ...online, at: undefined })) }, accepted.all, language);
  return accepted;
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
  const comments = list.comments.length > 0 ? list.comments : [linesIn(language)("published-comment", {})];
  await writeWhole(join(folder, PUBLISHED_FILE), textOfPublishedList({ ...list, comments }, addresses), {
    durable: true,
  });
}
