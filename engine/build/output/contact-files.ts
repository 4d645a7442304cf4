import { readFile } from "node:fs/promises";
import { CONTACT_TEXTS_FILE } from "#contact/message/contact-answer-texts.ts";
import { CONTACT_PAGE_FILE } from "#contact/message/contact-form.ts";
import type { SiteConfiguration } from "../../content/model/site-schema.ts";
import type { Locale } from "../../i18n/languages.ts";
import { OWNER_FACTS_FILE, type OwnerFacts } from "../../manifest/owner-facts.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { allContactTexts, contactTexts } from "../pages/server-contact-texts.ts";
import type { ContactPages } from "../render/rejected-message-page.ts";
import type { Output } from "./output.ts";

/** Imported by the contact page's module: the renderer of the build, which lies beside it. */
const RENDERER_NAME = "render.js";

/**
 * Writes what the server needs to answer the contact form, and to speak with the owner: texts, facts, and a module that
 * renders the contact page with a rejected message, which a site without a form has not. No address answers with these
 * files.
 *
 * @param renderer file of the bundled renderer
 */
export async function writeContactFiles(
  output: Output,
  localeData: Readonly<Record<Locale, LocaleData>>,
  pages: ContactPages,
  { site, renderer }: { readonly site: SiteConfiguration; readonly renderer: string },
): Promise<void> {
  const texts = allContactTexts(localeData, site.url);
  output.addPrivate(CONTACT_TEXTS_FILE, `${JSON.stringify(texts, null, 1)}\n`);
  const { language, timeZone, legal } = site;
  const owner: OwnerFacts = { language, timeZone, retentionMonths: legal.retentionMonths };
  output.addPrivate(OWNER_FACTS_FILE, `${JSON.stringify(owner, null, 1)}\n`);
  if (site.contact.endpoint === "") return;
  output.addPrivate(`.build/${RENDERER_NAME}`, await readFile(renderer, "utf8"));
  output.addPrivate(CONTACT_PAGE_FILE, contactModule(pages));
}

/**
 * The answer of a host when the contact server is down, in every language: whom to call. Undefined where the site has
 * no form, and needs no service.
 */
export function contactAway(
  localeData: Readonly<Record<Locale, LocaleData>>,
  { url, contact }: SiteConfiguration,
): string | undefined {
  if (contact.endpoint === "") return undefined;
  return Object.values(localeData)
    .map((data) => contactTexts(data, url).unavailable)
    .join(" ");
}

function contactModule({ css, theme, pages }: ContactPages): string {
  return [
    `import { contactPageRenderer } from "./${RENDERER_NAME}";`,
    `export const renderContactPage = contactPageRenderer(${JSON.stringify({ css, theme, pages: pages })});`,
    "",
  ].join("\n");
}
