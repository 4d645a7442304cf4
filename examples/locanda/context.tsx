import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
import { requiredContext } from "#engine/views/required-context.ts";
import { message } from "./messages.ts";

const [LocaleContext, useLocaleData] = requiredContext<LocaleData>("locale data");

export { LocaleContext, useLocaleData };

/** Reads messages that have no placeholders, in the language of the page. */
export function useMessage() {
  const texts = useLocaleData().messages as Parameters<typeof message>[0];
  return (
    key:
      | "error.title"
      | "error.text"
      | "error.retry"
      | `house.${"kitchen" | "kitchen-hours" | "reception"}`
      | "posts.all",
  ) => message(texts, key);
}

/** Gives the paths of pages in the language of the page, by their names. */
export function usePath() {
  const { translation, locale } = useLocaleData();
  return (page: string) => pagePath(translation, page, locale);
}
