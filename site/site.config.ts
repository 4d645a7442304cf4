/** The website: which pages it has. Their order here is their order everywhere. */
import { defineSite } from "#engine/define-site.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { siteHooks } from "./build/site-hooks.ts";
import { keptAddresses } from "./kept-addresses.ts";
import { languages, words } from "./languages/languages.ts";
import { messageKeys, unsentMessages } from "./languages/message-keys.ts";
import { messagePlaces, messageTitles } from "./languages/message-places.ts";
import { accessibility } from "./pages/accessibility/page.ts";
import { blog } from "./pages/blog/page.ts";
import { contact } from "./pages/contact/page.ts";
import { home } from "./pages/home/page.ts";
import { legalNotice } from "./pages/legal-notice/page.ts";
import { notFound } from "./pages/not-found/page.ts";
import { post } from "./pages/post/page.ts";
import { presentation } from "./pages/presentation/page.ts";
import { service } from "./pages/service/page.ts";
import { services } from "./pages/services/page.ts";
import { siteMap } from "./pages/site-map/page.ts";
import { tag } from "./pages/tag/page.ts";
import { tags } from "./pages/tags/page.ts";
import { text } from "./pages/text/page.ts";
import { settings } from "./settings/definition.ts";
import { themeColors } from "./styles/theme-colors.ts";

export const pages = [
  home,
  presentation,
  services,
  contact,
  legalNotice,
  accessibility,
  siteMap,
  tags,
  notFound,
  service,
  text,
  blog,
  tag,
  post,
] as const;

export default defineSite({
  pages,
  languages,
  messages: { keys: messageKeys, words, unsent: unsentMessages, places: messagePlaces, titles: messageTitles },
  settings,
  colors: themeColors,
  keptAddresses,
  // Of the page that is not found (specification §8).
  specifiedWords: [
    { file: "pages/not-found/pt.md", locale: "pt", given: "encontrada !", usual: "encontrada!" },
    { file: "messages/pt.yaml", locale: "pt", given: "de volta a casa", usual: "voltar ao início" },
  ],
  ...siteHooks,
});

/** The names of the pages. */
export type PageId = (typeof pages)[number]["id"];

/** What the view of each page is given. */
export type PageContents = {
  readonly [Page in (typeof pages)[number] as Page["id"]]: ReturnType<Page["content"]>;
};

/** A page with its own content, told apart by its name. */
export type SitePage<Id extends PageId = PageId> = Id extends PageId ? PageContext<Id, PageContents[Id]> : never;
