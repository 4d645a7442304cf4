import { languages } from "#site/languages/languages.ts";
import { resolveTranslationSetup } from "../../../i18n/translation-setup.ts";
import type { PageRoute, SiteRoutes } from "../routes.ts";

/** Pages of each kind, at the addresses that the specification names. */
const pages: readonly PageRoute[] = [
  { id: "home", kind: "one" },
  { id: "presentation", kind: "one", paths: { fr: "presentation", en: "presentation", pt: "apresentacao" } },
  { id: "services", kind: "one", paths: { fr: "services", en: "services", pt: "servicos" }, messages: ["services"] },
  { id: "contact", kind: "one", paths: "contact" },
  { id: "legal-notice", kind: "one", paths: { fr: "mention-legale", en: "legal-notice", pt: "aviso-legal" } },
  { id: "tags", kind: "one", paths: "tags" },
  { id: "not-found", kind: "error", paths: "404" },
  { id: "service", kind: "folder", below: "services", folders: "service-", section: "services" },
  { id: "text", kind: "folder" },
  { id: "blog", kind: "list", paths: "blog", view: "post-list" },
  { id: "tag", kind: "list-of-tag", paths: "tag", view: "post-list", section: "blog" },
  { id: "post", kind: "post", section: "blog" },
];

/** A site with the languages of the specification. */
export const translation: SiteRoutes = {
  ...resolveTranslationSetup({ locales: ["fr", "en", "pt"] }),
  pages,
  languages,
};
