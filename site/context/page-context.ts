import type { PageContext as Page } from "#engine/pages/data/page-data.ts";
import { requiredContext } from "#engine/views/required-context.ts";

/** The page that is shown: its id, path, languages and content. */
export const [PageProvider, usePage] = requiredContext<Page>("page");
