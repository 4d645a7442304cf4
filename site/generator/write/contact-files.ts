import { readFile } from "node:fs/promises";
import { CONTACT_NOTICE_FILE } from "../../../contract/contact-notice.ts";
import { message } from "../../i18n/messages.ts";
import { type Locale, locales } from "../../i18n/site-locales.ts";
import type { LocaleData } from "../../routes/page-data.ts";
import { pagePath } from "../../routes/paths.ts";
import { phoneFor } from "../../routes/phone-for.ts";
import type { ContactPages } from "../render/contact-page.ts";
import type { Output } from "./output.ts";

/** Beside this, the renderer that it uses: the program that rendered the build. */
const CONTACT_PAGE_FILE = ".build/contact-page.js";
const RENDERER_NAME = "render.js";

/**
 * Writes what the server answers the contact form from: its notices, and a program that renders the contact page with
 * a message that was not taken. No address answers with these files.
 *
 * @param renderer file of the bundled renderer
 */
export async function writeContactFiles(
  output: Output,
  localeData: Readonly<Record<Locale, LocaleData>>,
  pages: ContactPages,
  renderer: string,
): Promise<void> {
  const notices = Object.fromEntries(locales.map((locale) => [locale, contactNotice(localeData[locale])]));
  await output.addPrivate(CONTACT_NOTICE_FILE, `${JSON.stringify(notices, null, 1)}\n`);
  await output.addPrivate(`.build/${RENDERER_NAME}`, await readFile(renderer));
  await output.addPrivate(CONTACT_PAGE_FILE, contactProgram(pages));
}

/** What the server says where a message cannot be taken now. */
function contactNotice({ locale, messages, site }: LocaleData) {
  const phone = phoneFor(site.phones, locale)?.number ?? "";
  return {
    title: message(messages, "contact.form"),
    text: message(messages, "contact.not-sent", { phone }),
    back: { href: pagePath("contact", locale), label: message(messages, "menu.contact") },
  };
}

function contactProgram({ css, pages }: ContactPages): string {
  // Pages are rendered side by side: in their own order, the same input gives the same bytes.
  const ordered = Object.fromEntries(locales.map((locale) => [locale, pages[locale]]));
  return [
    `import { contactPageRenderer } from "./${RENDERER_NAME}";`,
    `export const renderContactPage = contactPageRenderer(${JSON.stringify({ css, pages: ordered })});`,
    "",
  ].join("\n");
}
