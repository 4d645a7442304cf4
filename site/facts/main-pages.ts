/** The pages that the menu and the site map name between Home and the news, in the order that both have. */
const mainPages = [
  { page: "presentation", name: "menu.presentation" },
  { page: "services", name: "menu.services" },
  { page: "contact", name: "menu.contact" },
] as const;

type MainPage = (typeof mainPages)[number];

/** An entry for each of them, and those of the owner's own pages before the last. */
export function mainEntries<Entry>(entryOf: (page: MainPage) => Entry, own: readonly Entry[]): readonly Entry[] {
  const entries = mainPages.map(entryOf);
  return [...entries.slice(0, -1), ...own, ...entries.slice(-1)];
}
