import type { Routes } from "#engine/pages/paths/routes.ts";
import type { MessageTexts } from "../languages/messages.ts";

/** The pages that the menu and the site map name between Home and the news: those with a message `menu.<id>`, in the site's order. */
export function mainPages({ pages }: Pick<Routes, "pages">, texts: MessageTexts) {
  const names: Readonly<Record<string, string>> = texts;
  return pages.flatMap(({ id }) => {
    const name = names[`menu.${id}`];
    return name === undefined ? [] : [{ id, name }];
  });
}

/** The entries of the main pages, and those of the owner's own pages before the last. */
export function withOwnPages<Entry>(main: readonly Entry[], own: readonly Entry[]): readonly Entry[] {
  return [...main.slice(0, -1), ...own, ...main.slice(-1)];
}
