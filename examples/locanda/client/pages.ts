import { type SitePages, startPages } from "#engine/client/start-pages.ts";
import { components } from "../shell.tsx";
import { consentLooks } from "../text.tsx";

export const pages: SitePages = { components, start: startPages };
export const looks = consentLooks;
