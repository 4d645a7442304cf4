import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { contentType } from "#engine/build/output/file-writer.ts";
import { bundle, hashSources, loadRenderer, sourcesOf, textOfProgram } from "#engine/build/render/bundle.ts";
import { styleSource } from "#engine/build/render/document.ts";
import { ContentError } from "#engine/content/source/problem.ts";
import type { Theme } from "#engine/content/theme/theme.ts";
import type { Site } from "#engine/define-site.ts";
import { type PageSource, pageAnswers } from "#engine/dev/page-answers.ts";
import { escapeXml } from "#engine/files/xml.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { reportLines } from "#engine/owner-messages/report-lines.ts";
import { PREVIEW_EVENTS } from "../contract/events.ts";
import type { ShownSite } from "../site/site-state.ts";
import { Refused } from "../words/refused.ts";
import { sentences } from "../words/sentences.ts";
import type { Access } from "./access.ts";
import { NO_SCRIPTS, openEvents, ownServer, sentencePage } from "./own-server.ts";

interface PreviewOptions extends Pick<PageSource, "cache" | "site"> {
  /** The project's folder. */
  readonly root: string;
  /** The folder of the site's configuration. */
  readonly folder: string;
  readonly definition: Site;
  readonly language: () => Promise<OwnerLanguage>;
  readonly access: Access;
  /** Known when the first request comes. */
  readonly editorOrigin: () => string;
  readonly onError: (error: unknown) => void;
}

/** The script of a page that cannot be shown: it listens to the server, and is loaded anew. */
const RELOADING = `new EventSource("${PREVIEW_EVENTS}").onmessage = () => location.reload()`;

/** The script of previewed pages, below the project's folder, and what it is made of beside the site's. */
const ENTRY = "editor/preview/main.ts";
const OWN_SOURCES = ["editor/preview", "editor/contract/events.ts"];

/**
 * The server of the preview: the real pages of the texts as they are in their files, of another origin, so that nothing that runs in a page can ask the
 * editor for anything. The site's program is bundled as it is for visitors, once: to load its sources one by one took
 * longer than all else that a page needs.
 */
export function previewServer(options: PreviewOptions) {
  const { root, folder, definition, cache, access, editorOrigin, language, onError, site } = options;
  let bundling: ReturnType<typeof bundle> | undefined;
  const bundled = () => {
    bundling ??= (async () => {
      const sources = await hashSources(root, [...sourcesOf(folder), ...OWN_SOURCES]);
      const program = textOfProgram(definition);
      return bundle(root, folder, join(cache, "preview"), sources, program, join(root, ENTRY));
    })().catch((error: unknown) => {
      // Whoever asks next tries again.
      bundling = undefined;
      throw error;
    });
    return bundling;
  };
  const { answer, close } = pageAnswers({
    cache,
    site,
    async program() {
      const made = await bundled();
      return { ...made, ...(await loadRenderer(made.renderer)) };
    },
    async errorPage(error) {
      if (!(error instanceof ContentError)) onError(error);
      return failedPage(error, await language());
    },
  });
  const pages = new Map<ServerResponse, IncomingMessage>();
  const app = ownServer({
    cache,
    language,
    onError,
    async judge(request, reply) {
      // The editor frames these pages from another origin.
      reply.removeHeader("cross-origin-resource-policy").removeHeader("cross-origin-opener-policy");
      return access.judgePreview(request, reply);
    },
  });
  app.get(PREVIEW_EVENTS, ({ raw }, reply) => {
    const page = openEvents(reply);
    pages.set(page, raw);
    page.on("close", () => pages.delete(page));
  });
  app.all("/*", async ({ raw, url }, reply) => {
    const [path = ""] = url.split("?");
    const script = /^\/assets\/[\w.-]+\.js$/.test(path) && (await scriptAt(path));
    // Its name has its hash.
    if (script)
      return reply.header("cache-control", "private, max-age=31536000, immutable").type(contentType(path)).send(script);
    reply.hijack().raw.setHeaders(new Headers(reply.getHeaders() as Record<string, string>));
    // Whatever is no page is a file, such as a drawing of the owner's, which runs nothing.
    const policy = path.endsWith("/") ? previewPolicy(editorOrigin()) : NO_SCRIPTS;
    reply.raw.setHeader("content-security-policy", policy);
    return answer(raw, reply.raw);
  });
  const scriptAt = (path: string) =>
    bundled()
      .then(({ clientFolder }) => readFile(join(clientFolder, path)))
      .catch(() => undefined);
  let couldShow = true;
  let look: string | undefined;
  return {
    app,
    /** Has ready what every page needs, before one is asked for; what fails here is said where a page needs it. */
    async warm(): Promise<void> {
      await bundled()
        .then(({ renderer }) => loadRenderer(renderer))
        .catch(() => undefined);
    },
    /** Makes open pages follow. */
    show({ site: shown }: ShownSite): void {
      const before = look;
      look = shown && lookOf(shown.content.theme);
      const follows = shown !== undefined && couldShow && (before === undefined || before === look);
      for (const [page, request] of pages)
        if (access.isIn(request)) page.write(`data: ${follows ? "changed" : "reload"}\n\n`);
        else page.end();
      couldShow = shown !== undefined;
    },
    close(): Promise<void> {
      close();
      return app.close();
    },
  };
}

/** The parts of a theme outside of the app, in its document: when they change, the page has to be loaded anew. */
function lookOf({ font, ...theme }: Theme): string {
  return JSON.stringify([theme, font.family, font.files.map(({ name }) => name)]);
}

/** The pages as they are made here, framed by the editor alone; nothing from any other host. */
function previewPolicy(editorOrigin: string): string {
  return [
    "default-src 'self'",
    // As a style, a script is allowed by its bytes.
    `script-src 'self' ${styleSource(RELOADING)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
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
  const listening = `<script type="module">${RELOADING}</script>`;
  if (error instanceof ContentError)
    return sentencePage(sayIn(reportLines, language)("dev-page-title"), language, listening);
  const { error: said, details = "" } = Refused.failed(error).answer(language);
  const summary = escapeXml(sayIn(sentences, language)("error-details"));
  const folded = `<details><summary>${summary}</summary><pre>${escapeXml(details)}</pre></details>`;
  return sentencePage(said.sentence, language, folded + listening);
}
