/** What shows the pages of this site, loaded when that is wanted. */
import { type SitePages, startPages } from "#engine/client/start-pages.ts";
import { consentLooks } from "../components/text/consent.tsx";
import { shellComponents } from "../shell/shell.tsx";

export const pages: SitePages = { components: shellComponents, start: startPages };
export const looks = consentLooks;
