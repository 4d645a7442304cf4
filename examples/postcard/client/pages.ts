import { type SitePages, startPages } from "#engine/client/start-pages.ts";
import { components } from "../shell.tsx";

export const pages: SitePages = { components, start: startPages };
