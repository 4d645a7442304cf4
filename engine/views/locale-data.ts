/** What every view reads of its language: the engine gives it to a site's shell, and to each page with the page's own messages. */
import { type MessageReader, type MessageTable, messageReader } from "../i18n/messages.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { pagePath } from "../pages/paths/paths.ts";
import { requiredContext } from "./required-context.ts";

const [LocaleContext, useAnyLocaleData] = requiredContext<LocaleData>("locale data");

export { LocaleContext };

/** The data that all pages of the active language share. @typeParam Data what the site has made of it (`facts`) */
export function useLocaleData<Data extends LocaleData = LocaleData>(): Data {
  return useAnyLocaleData() as Data;
}

/** Gives the paths of pages in the active language, by their names. */
export function usePath(): (page: string) => string {
  const { locale, translation } = useAnyLocaleData();
  return (page) => pagePath(translation, page, locale);
}

/**
 * Gives the function that reads the messages of the active language.
 *
 * @typeParam Table the messages of the site
 * @example const text = useMessage<typeof keys>(); text("tag.title", { tag: "Walks" }) // "News: Walks"
 */
export function useMessage<Table extends MessageTable>(): MessageReader<Table> {
  return messageReader(useAnyLocaleData().messages);
}
