import { existsSync, realpathSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createServer as createVite, type ViteDevServer } from "vite";
import { CLIENT_ENTRY, type Renderer, siteModules, textOfProgram } from "../build/render/bundle.ts";
import type { SiteFolders } from "../command/site-folders.mjs";
import { ReadingMemory } from "../content/reading/reading-memory.ts";
import { ContentError } from "../content/source/problem.ts";
import { pathBelow } from "../files/path-below.ts";
import { requestedUrl } from "../files/request-target.ts";
import { escapeXml } from "../files/xml.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { sayIn } from "../i18n/owner-text.ts";
import { loadSite, SITE_FILE, SiteError, siteMistakes } from "../load-site.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import { reportLines } from "../owner-messages/report-lines.ts";
import { type DevSite, readDevSite } from "./dev-site.ts";
import { isForDevelopment } from "./own-requests.ts";
import { type DevContact, pageAnswers } from "./page-answers.ts";

/** Folders of the project whose files browsers may load. */
const SERVED = ["engine", "consent", "contact", "drawings", "node_modules"];
/** What decides which pages a site has, below its folder. */
const LISTS_PAGES = /^(?:site\.config|pages\/[^/]+\/page)\.ts$/;

/**
 * A server that renders each page on request: components and styles are replaced in the open page as they
 * are saved, a saved text reloads it. Errors in the content, and pages that the site does not list, are shown as a page until
 * they are fixed. Folders are absolute.
 */
export async function devServer({
  root,
  site: folder,
  cache,
  content,
  contact,
}: Omit<SiteFolders, "out"> & {
  readonly root: string;
  /** Undefined where the site takes no messages. */
  readonly contact: DevContact | undefined;
}): Promise<Server> {
  const server = createServer();
  // Vite hears of a connection only after it was judged here.
  const sockets = createServer();
  const definition = await loadSite(folder);
  const memory = new ReadingMemory();
  let site: Promise<DevSite> | undefined;
  let failed = false;
  /** Why the pages that are shown are not those that the site lists now. */
  let outdated: SiteError | undefined;
  const vite = await openVite({ root, folder, cache, sockets });
  const { answer } = pageAnswers({
    cache,
    contact,
    async errorPage(error) {
      failed = true;
      return errorPage(error, await ownerLanguage(content), vite, content);
    },
    site: () => {
      if (outdated) return Promise.reject(outdated);
      site ??= readDevSite(content, cache, definition, memory).catch((error: unknown) => {
        site = undefined;
        throw error;
      });
      return site;
    },
    program: async () => ({
      ...((await vite.ssrLoadModule("virtual:render")) as Renderer),
      entry: { src: `/@fs${join(folder, CLIENT_ENTRY)}`, imports: [] },
      chunks: {},
      // It comes with the modules.
      css: "",
      finished: (path, html) => vite.transformIndexHtml(path, html),
    }),
  });
  // The code of a page that could not be made is not in the browser: nobody else would say that it has changed.
  vite.watcher.on("change", () => {
    if (failed) vite.ws.send({ type: "full-reload" });
    failed = false;
  });
  const changed = () => {
    site = undefined;
    vite.ws.send({ type: "full-reload" });
  };
  vite.watcher.add([content, folder]);
  vite.watcher.on("all", (event, file) => {
    if (LISTS_PAGES.test(pathBelow(folder, file))) {
      // What this program has loaded of the site it cannot load anew.
      const mistakes = event === "change" ? [`${file}: this file has changed. Start this server again.`] : [];
      const [mistake] = [...siteMistakes(definition, folder), ...mistakes];
      outdated = mistake === undefined ? undefined : new SiteError(mistake);
      if (outdated) vite.config.logger.error(outdated.message);
      changed();
    } else if (!pathBelow(content, file).startsWith("..")) changed();
  });
  vite.watcher.on("unlinkDir", async (removed) => {
    if (removed !== content) return;
    while (!existsSync(content)) await setTimeout(200, undefined, { ref: false });
    // A folder that was away is not watched any more.
    vite.watcher.add(content);
    changed();
  });
  server.on("request", (request, response) => {
    if (!isForDevelopment(request))
      return response
        .writeHead(403, { "content-type": "text/plain" })
        .end("This server answers its own pages, and links to them.");
    const answerPage = () => answer(request, response);
    // Vite takes what follows two slashes for a host, and fails where it is none, or where it cannot decode a path.
    const isForVite = requestedUrl(request.url)?.pathname.startsWith("//") === false;
    return isForVite ? vite.middlewares(request, response, answerPage) : answerPage();
  });
  server.on("upgrade", (request, socket, head) => {
    if (isForDevelopment(request)) sockets.emit("upgrade", request, socket, head);
    else socket.destroy();
  });
  return server;
}

/** Vite as it serves the sources that pages load. @param folder of the site @param sockets the server by which it tells open pages what changed */
export async function openVite({
  root,
  folder,
  cache,
  sockets,
}: Record<"root" | "folder" | "cache", string> & { readonly sockets: Server }): Promise<ViteDevServer> {
  const packages = join(cache, "vite");
  const vite = await createVite({
    root,
    configFile: join(root, "vite.config.ts"),
    plugins: [siteModules(folder, textOfProgram(await loadSite(folder)))],
    cacheDir: packages,
    appType: "custom",
    // Dependencies that Vite finds later would reload the page while it starts.
    optimizeDeps: { entries: [join(folder, CLIENT_ENTRY)] },
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      cors: false,
      // Errors of open pages are told in the terminal.
      forwardConsole: { unhandledErrors: true, logLevels: ["error"] },
      // The modules of pages, and no other file of the project: no messages, no secrets. Vite knows files by their real paths.
      fs: {
        allow: [...SERVED.map((name) => join(root, name)), folder, packages].map((path) =>
          existsSync(path) ? realpathSync(path) : path,
        ),
      },
      // No page is made of it: to watch it would take most of the start.
      watch: { ignored: (file) => !pathBelow(join(root, ".cache"), file).startsWith("..") },
    },
    logLevel: "warn",
  });
  // Vite offers its modules over the socket too, which no page asks for; a malformed request of that kind ends the process.
  const { hot } = vite.environments.client;
  (hot as typeof hot & { setInvokeHandler(handler: undefined): void }).setInvokeHandler(undefined);
  return vite;
}

/**
 * The page that says what keeps another from being shown: the errors of the content, by file and line, what is not in its
 * folder at the moment, or an error of the code at its place in the sources. It listens to the server, which has it loaded anew.
 *
 * @param content the folder
 */
function errorPage(error: unknown, language: OwnerLanguage, vite: ViteDevServer, content: string): string {
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
