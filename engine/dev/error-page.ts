import type { ViteDevServer } from "vite";
import { ContentError } from "../content/source/problem.ts";
import { escapeXml } from "../files/xml.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { linesIn } from "../owner-messages/report-lines.ts";
import { inertJson } from "../pages/data/head-elements.ts";
import { errorPayload } from "./page-errors.ts";

/**
 * The page that says what keeps another from being shown: the errors of the content, by file and line, or an error of the
 * code, in Vite's overlay too. It listens to the server, which has it loaded anew.
 */
export function errorPage(error: unknown, language: OwnerLanguage, vite: ViteDevServer): string {
  if (error instanceof ContentError) {
    const title = linesIn(language)("dev-page-title", {});
    return page(language, title, error.inWords(language), "");
  }
  const thrown = error instanceof Error ? error : new Error(String(error));
  vite.ssrFixStacktrace(thrown);
  const { message, stack = message } = thrown;
  vite.config.logger.error(stack, { error: thrown });
  const overlay = `import { ErrorOverlay } from "/@vite/client"; document.body.append(new ErrorOverlay(${inertJson(errorPayload(thrown))}));`;
  return page(language, message, stack, `<script type="module">${overlay}</script>`);
}

function page(language: OwnerLanguage, title: string, text: string, script: string): string {
  const [heading, said] = [title, text].map(escapeXml);
  return [
    `<!doctype html><html lang="${ownerWritings[language].tag}"><meta charset="utf-8"><title>${heading}</title>`,
    '<script type="module" src="/@vite/client"></script>',
    `<pre style="white-space:pre-wrap">${said}</pre>${script}`,
  ].join("");
}
