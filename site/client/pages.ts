/** What shows the pages of this site, loaded when that is wanted. */
import { type SitePages, startPages } from "#engine/client/start-pages.ts";
import { shellComponents } from "../shell/shell.tsx";

export { consentLooks } from "../components/text/consent.tsx";

export const pages: SitePages = { components: shellComponents, start: startPages };
