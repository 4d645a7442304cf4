/** The browser's entry in development: the site's own, and the developer sees each error over the page. */
import { PAGE_ERROR_EVENT } from "#engine/pages/data/page-error.ts";
import { reportErrors } from "./report-errors.ts";

reportErrors(window, console, (error) => import.meta.hot?.send(PAGE_ERROR_EVENT, error));
void import("./main.ts");
