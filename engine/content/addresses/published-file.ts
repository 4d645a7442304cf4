import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole.ts";
import { contentText } from "../source/content-files.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { type AcceptedList, acceptedList, PUBLISHED_FILE } from "./published-list.ts";
import type { AddressSources } from "./site-addresses.ts";
import { vanishedAddresses } from "./vanished.ts";

/** Gives the check of a content folder's list for published addresses that answer nothing any more. */
export function vanishedIn(folder: string): (addresses: AddressSources) => readonly Problem[] {
  const textOf = (file: string) => contentText(readFileSync(join(folder, file)));
  const lineIn = (file: string, start: string) => lineOf(`\n${textOf(file)}`, `\n${start}`);
  return (addresses) => {
    // Without the list nothing was published yet.
    if (!existsSync(join(folder, PUBLISHED_FILE))) return [];
    return vanishedAddresses(textOf(PUBLISHED_FILE), addresses, lineIn);
  };
}

/** Writes the addresses of the content into its list of published ones. */
export async function acceptAddresses(folder: string, addresses: AddressSources): Promise<AcceptedList> {
  const file = join(folder, PUBLISHED_FILE);
  const list = acceptedList(existsSync(file) ? contentText(readFileSync(file)) : "", addresses);
  await writeWhole(file, list.all.map((path) => `${path}\n`).join(""), { durable: true });
  return list;
}
