import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole.ts";
import type { OwnerLanguage } from "../../owner-messages/owner-language.ts";
import { reporterIn } from "../../owner-messages/report-lines.ts";
import { contentText, type UnsavedTexts } from "../source/content-files.ts";
import { ContentError, lineOf, type Problem } from "../source/problem.ts";
import { type AcceptedList, acceptedList } from "./accepted-list.ts";
import {
  PUBLISHED_FILE,
  type PublishedList,
  type PublishedPages,
  readPublishedList,
  textOfPublishedList,
} from "./published-list.ts";
import type { AddressSources } from "./site-addresses.ts";
import { vanishedAddresses } from "./vanished.ts";

/** The list in a file, of a content folder or of a build; undefined where there is no such file. */
export function readPublishedFile(file: string): PublishedList | undefined {
  return existsSync(file) ? readPublishedList(contentText(readFileSync(file))) : undefined;
}

/** Gives the check of a content folder's list: of its lines, and for addresses that answer nothing any more. */
export function vanishedIn(
  folder: string,
  unsaved: UnsavedTexts = new Map(),
): (addresses: AddressSources) => readonly Problem[] {
  const textOf = (file: string) => unsaved.get(file) ?? contentText(readFileSync(join(folder, file)));
  const lineIn = (file: string, start: string) => lineOf(`\n${textOf(file)}`, `\n${start}`);
  return (addresses) => {
    const list = readPublishedFile(join(folder, PUBLISHED_FILE));
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
  const list = demandList(folder);
  const accepted = acceptedList(list, addresses);
  await writeList(folder, { ...list, ...(online && putOnline(online)) }, accepted.all, language);
  return accepted;
}

/**
 * Writes into the list what is online where it says otherwise: what another machine put there, or a publication that was
 * stopped before its end, or an earlier one that is back.
 *
 * @throws {ContentError} for a list with errors, which stays as it is
 */
export async function rememberOnline(folder: string, online: PublishedPages, language: OwnerLanguage): Promise<void> {
  const list = demandList(folder);
  const addresses = [...list.lines.keys(), ...online.pages.map(({ path }) => path)];
  const { shared, pages, lines } = list;
  const isKnown = textOfPublishedList({ shared, pages }, lines.keys()) === textOfPublishedList(online, addresses);
  if (!isKnown) await writeList(folder, { ...list, ...putOnline(online) }, addresses, language);
}

function putOnline({ shared, pages }: PublishedPages) {
  return { shared, pages, at: new Date().toISOString() };
}

function demandList(folder: string): PublishedList {
  const list = readPublishedFile(join(folder, PUBLISHED_FILE)) ?? readPublishedList("");
  if (list.problems.length > 0) throw new ContentError(list.problems);
  return list;
}

/** Comments of the owner stay; a list without any is explained. */
async function writeList(
  folder: string,
  list: Omit<PublishedList, "lines" | "problems">,
  addresses: readonly string[],
  language: OwnerLanguage,
): Promise<void> {
  const explained = reporterIn(language)("published-comment", {}).split("\n");
  const comments = list.comments.length > 0 ? list.comments : explained;
  const text = textOfPublishedList({ ...list, comments }, addresses);
  await writeWhole(join(folder, PUBLISHED_FILE), text, { durable: true });
}
