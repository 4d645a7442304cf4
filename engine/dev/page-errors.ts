import type { ViteDevServer } from "vite";
import { ContentError } from "../content/source/problem.ts";
import { pathBelow } from "../files/path-below.ts";
import { escapeXml } from "../files/xml.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { sayIn } from "../i18n/owner-text.ts";
import { SITE_FILE, SiteError } from "../load-site.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { reportLines } from "../owner-messages/report-lines.ts";

/**
 * The page that says what keeps another from being shown: the errors of the content, by file and line, what is not in its
 * folder at the moment, or an error of the code at its place in the sources. It listens to the server, which has it loaded anew.
 *
 * @param content the folder
 */
export function errorPage(error: unknown, language: OwnerLanguage, vite: ViteDevServer, content: string): string {
  const say = sayIn(reportLines, language);
  if (error instanceof ContentError) return page(language, say("dev-page-title"), error.inWords(language));
  if (error instanceof SiteError) return page(language, SITE_FILE, error.message);
  const thrown: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const { code, path = "" } = thrown;
  if (code === "ENOENT" && !pathBelow(content, path).startsWith("..")) {
    return page(language, say("dev-page-title"), say("dev-content-away", { file: path }));
  }
  vite.ssrFixStacktrace(thrown);
  const { message, stack = message } = thrown;
  vite.config.logger.error(stack, { error: thrown });
  return page(language, message, stack);
}

function page(language: OwnerLanguage, title: string, text: string): string {
  const [heading, said] = [title, text].map(escapeXml);
  return [
    `<!doctype html><html lang="${ownerWritings[language].tag}"><meta charset="utf-8"><title>${heading}</title>`,
    '<script type="module" src="/@vite/client"></script>',
    `<pre style="white-space:pre-wrap">${said}</pre>`,
  ].join("");
}
