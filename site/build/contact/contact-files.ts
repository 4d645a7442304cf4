import { readFile } from "node:fs/promises";
import { CONTACT_TEXTS_FILE } from "#contact/message/contact-answer-texts.ts";
import { CONTACT_PAGE_FILE } from "#contact/message/contact-form.ts";
import { inEachLocale } from "#engine/i18n/translation-setup.ts";
import type { ServerBundle, ServerFiles, ServerSources } from "#engine/site-hooks.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { ContactPageParts, ContactPages } from "./rejected-message-page.ts";
import { allContactTexts } from "./server-contact-texts.ts";

/** Imported by the contact page's module: the renderer of the build, which lies beside it. */
const RENDERER_NAME = "render.js";

/**
 * What the server needs to answer the contact form: texts, and a module that renders the contact page with a rejected
 * message, which neither a site without a form nor the development server has.
 */
export async function serverFiles(build: ServerSources & { readonly content: SiteContent }): Promise<ServerFiles> {
  const { content, localeData, bundle } = build;
  const { legal, url, contact } = content.site;
  const texts = allContactTexts(localeData, url);
  const { retentionMonths } = legal;
  const always = { [CONTACT_TEXTS_FILE]: `${JSON.stringify(texts, null, 1)}\n` };
  if (contact.endpoint === "" || bundle === undefined) return { files: always, retentionMonths, away: undefined };
  return {
    retentionMonths,
    files: {
      ...always,
      [`.build/${RENDERER_NAME}`]: await readFile(bundle.renderer, "utf8"),
      [CONTACT_PAGE_FILE]: contactModule(contactPages(content, bundle)),
    },
    // In every language: whom to call.
    away: Object.values(texts)
      .map((inLocale) => inLocale?.unavailable)
      .join(" "),
  };
}

/** The parts of the contact page in every language; style sheet and theme are the same in each. */
function contactPages(content: SiteContent, { css, theme, parts }: ServerBundle): ContactPages {
  const pages = inEachLocale(content.translation, (locale) => {
    const { data, files } = parts("contact", locale);
    return { data, files } as ContactPageParts;
  });
  return { css, theme, pages };
}

function contactModule(pages: ContactPages): string {
  return [
    `import { contactPageRenderer } from "./${RENDERER_NAME}";`,
    `export const renderContactPage = contactPageRenderer(${JSON.stringify(pages)});`,
    "",
  ].join("\n");
}
