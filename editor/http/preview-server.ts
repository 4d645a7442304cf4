import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ContentError } from "#engine/content/source/problem.ts";
import type { Theme } from "#engine/content/theme/theme.ts";
import { isFromHere } from "#engine/dev/own-requests.ts";
import { type PageSource, pageAnswers } from "#engine/dev/page-answers.ts";
import { pathBelow } from "#engine/files/path-below.ts";
import { escapeXml } from "#engine/files/xml.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { linesIn } from "#engine/owner-messages/report-lines.ts";
import type { SiteState } from "../site/site-state.ts";
import { Refused } from "../words/refused.ts";
import { sentence } from "../words/sentences.ts";
import { GUARDS, sendSentence } from "./answers.ts";

interface PreviewOptions extends Pick<PageSource, "root" | "folder" | "cache" | "site"> {
  readonly language: () => Promise<OwnerLanguage>;
  readonly host: string;
  /** Whether a request carries the cookie of the preview. */
  readonly isKnown: (request: IncomingMessage) => boolean;
  /** Known when the first request comes. */
  readonly editorOrigin: () => string;
  readonly onError: (error: unknown) => void;
}

/**
 * Starts the preview: the real pages of unsaved texts, on a free port, so that nothing that runs in a page can ask the
 * editor for anything.
 */
export async function startPreview(options: PreviewOptions) {
  const { host, isKnown, editorOrigin, language, onError, ...page } = options;
  // Vite hears of a connection only after it was judged here.
  const sockets: Server = createServer();
  const { vite, answer, warm, close } = await pageAnswers({
    ...page,
    sockets,
    entry: "editor/preview/main.ts",
    async errorPage(error) {
      if (!(error instanceof ContentError)) onError(error);
      return failedPage(error, await language());
    },
  });
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, host, resolve));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const isAllowed = (request: IncomingMessage) =>
    isFromHere(request, origin, [origin, editorOrigin()]) && isKnown(request);
  server.on("request", async (request, response) => {
    if (!isAllowed(request)) {
      const own = await language();
      return sendSentence(response, sentence("not-from-here", {}, own), 403, own);
    }
    const { "cross-origin-resource-policy": _policy, "cross-origin-opener-policy": _opener, ...guards } = GUARDS;
    for (const [name, value] of Object.entries(guards)) response.setHeader(name, value);
    response.setHeader("content-security-policy", previewPolicy(origin, editorOrigin()));
    answer(request, response);
  });
  server.on("upgrade", (request, socket, head) => {
    if (isAllowed(request)) sockets.emit("upgrade", request, socket, head);
    else socket.destroy();
  });
  let couldShow = true;
  let look: string | undefined;
  return {
    origin,
    warm,
    /** Makes open pages follow. */
    show({ site: shown }: SiteState): void {
      const before = look;
      look = shown && lookOf(shown.content.theme);
      if (shown !== undefined && couldShow && (before === undefined || before === look))
        vite.ws.send({ type: "custom", event: "editor:changed" });
      else vite.ws.send({ type: "full-reload" });
      couldShow = shown !== undefined;
    },
    /** @param changed called with the path of each file that changes below the folder */
    watch(folder: string, changed: (path: string) => void): void {
      vite.watcher.add(folder);
      vite.watcher.on("all", (event, file) => {
        if (event === "add" || event === "change" || event === "unlink") changed(file);
      });
    },
    /** A folder that was away is another one to the system, and so are those below. */
    watchAgain(folder: string): void {
      const folders = Object.keys(vite.watcher.getWatched()).filter((one) => !pathBelow(folder, one).startsWith(".."));
      vite.watcher.unwatch(folders);
      vite.watcher.add([folder, ...folders]);
    },
    async close(): Promise<void> {
      await close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The parts of a theme outside of the app, in its document: when they change, the page has to be loaded anew. */
function lookOf({ font, ...theme }: Theme): string {
  return JSON.stringify([theme, font.family, font.files.map(({ name }) => name)]);
}

/** The pages as the development server makes them, framed by the editor alone; nothing from any other host. */
function previewPolicy(origin: string, editorOrigin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${origin.replace("http:", "ws:")}`,
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${editorOrigin}`,
  ].join("; ");
}

/**
 * In place of a page that cannot be shown: that texts are to be put right, which the page around the preview names, or that the
 * program has failed. It listens to the server, which has it loaded anew.
 */
export function failedPage(error: unknown, language: OwnerLanguage): string {
  if (error instanceof ContentError) return page(language, linesIn(language)("dev-page-title", {}), "");
  const { error: said, details = "" } = Refused.failed(error).answer(language);
  const summary = escapeXml(sentence("error-details", {}, language));
  return page(
    language,
    said.sentence,
    `<details><summary>${summary}</summary><pre>${escapeXml(details)}</pre></details>`,
  );
}

function page(language: OwnerLanguage, text: string, below: string): string {
  const said = escapeXml(text);
  return [
    `<!doctype html><html lang="${ownerWritings[language].tag}"><meta charset="utf-8"><title>${said}</title>`,
    "<style>body { font: 1.125rem/1.5 sans-serif; margin: 1.5rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>",
    `<script type="module" src="/@vite/client"></script><p>${said}</p>${below}`,
  ].join("");
}
