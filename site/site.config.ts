/** The website: which pages it has. Their order here is their order everywhere. */
import { siteConsent } from "#consent/build/site-consent.ts";
import { siteContact } from "#contact/build/site-contact.ts";
import { defineSite } from "#engine/define-site.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { portraitCut } from "./build/portrait-cut.ts";
import { contactOptions, siteHooks } from "./build/site-hooks.ts";
import { keptAddresses } from "./kept-addresses.ts";
import { languages, words } from "./languages/languages.ts";
import { messageKeys, messagePlaces, messageTitles, unsentMessages } from "./languages/message-keys.ts";
import { settings } from "./settings/definition.ts";
import { themeColors } from "./styles/theme-colors.ts";

const folders = await Promise.all([
  import("./pages/home/page.ts"),
  import("./pages/presentation/page.ts"),
  import("./pages/services/page.ts"),
  import("./pages/contact/page.ts"),
  import("./pages/legal-notice/page.ts"),
  import("./pages/accessibility/page.ts"),
  import("./pages/site-map/page.ts"),
  import("./pages/tags/page.ts"),
  import("./pages/not-found/page.ts"),
  import("./pages/service/page.ts"),
  import("./pages/text/page.ts"),
  import("./pages/blog/page.ts"),
  import("./pages/tag/page.ts"),
  import("./pages/post/page.ts"),
]);
export const pages = folders.map(({ page }) => page);

const site = defineSite({
  pages,
  languages,
  messages: { keys: messageKeys, words, unsent: unsentMessages, places: messagePlaces, titles: messageTitles },
  settings,
  colors: themeColors,
  cuts: portraitCut,
  keptAddresses,
  // Of the page that is not found (L7).
  specifiedWords: [
    { file: "pages/not-found/pt.md", locale: "pt", given: "encontrada !", usual: "encontrada!" },
    { file: "messages/pt.yaml", locale: "pt", given: "de volta a casa", usual: "voltar ao início" },
  ],
  ...siteHooks,
});

export default siteConsent(siteContact(site, contactOptions));

export type PageId = (typeof pages)[number]["id"];

/** A page with its own content, told apart by its name. */
export type SitePage<Id extends PageId = PageId> = Id extends PageId
  ? PageContext<Id, ReturnType<Extract<(typeof pages)[number], { readonly id: Id }>["content"]>>
  : never;
