import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { SITE_FILE } from "../check-site.ts";
import { ReadingMemory } from "../content/reading/reading-memory.ts";
import type { Site } from "../define-site.ts";
import { pathBelow } from "../files/path-below.ts";
import { loadSite, SiteError } from "../load-site.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import type { SiteFolders } from "../site-folders.ts";
import { type DevSite, readDevSite } from "./dev-site.ts";
import { errorPage } from "./error-page.ts";
import { isForDevelopment } from "./own-requests.ts";
import { type DevContact, pageAnswers } from "./page-answers.ts";
import { showPageErrors } from "./page-errors.ts";

/** What decides which pages a site has, below its folder. */
const LISTS_PAGES = /^(?:site\.config|pages\/[^/]+\/page)\.ts$/;

/** Options of the development server. Folders are absolute. */
interface DevOptions extends Omit<SiteFolders, "out"> {
  readonly root: string;
  /** Undefined where the site takes no messages. */
  readonly contact: DevContact | undefined;
}

/**
 * A server that renders each page on request: components and styles are replaced in the open page as they
 * are saved, a saved text reloads it. Errors in the content, and pages that the site does not list, are shown as a page until
 * they are fixed.
 */
export async function devServer({ root, site: folder, cache, content, contact }: DevOptions): Promise<Server> {
  const server = createServer();
  // Vite hears of a connection only after it was judged here.
  const sockets = createServer();
  const definition = await loadSite(folder);
  const memory = new ReadingMemory();
  let site: Promise<DevSite> | undefined;
  let listed = Promise.resolve();
  const { vite, answer } = await pageAnswers({
    root,
    folder,
    cache,
    sockets,
    entry: "engine/client/development/main.ts",
    contact,
    errorPage: async (error, opened) => errorPage(error, await ownerLanguage(content), opened, content),
    site: () => {
      site ??= listed
        .then(() => readDevSite(content, cache, definition, memory))
        .catch((error: unknown) => {
          site = undefined;
          throw error;
        });
      return site;
    },
  });
  const changed = () => {
    site = undefined;
    vite.ws.send({ type: "full-reload" });
  };
  vite.watcher.add([content, folder]);
  showPageErrors(vite);
  vite.watcher.on("all", (_event, file) => {
    const listsPages = LISTS_PAGES.test(pathBelow(folder, file));
    if (listsPages) {
      listed = judgeList(folder, definition);
      listed.catch((error: Error) => vite.config.logger.error(error.message)).finally(changed);
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
    if (isForDevelopment(request)) answer(request, response);
    else
      response
        .writeHead(403, { "content-type": "text/plain" })
        .end("This server answers its own pages, and links to them.");
  });
  server.on("upgrade", (request, socket, head) => {
    if (isForDevelopment(request)) sockets.emit("upgrade", request, socket, head);
    else socket.destroy();
  });
  return server;
}

/**
 * Judges the pages that a site lists now, in a thread of its own: this one has loaded its code already.
 *
 * @param started the site with which the server was started
 * @throws {SiteError} if they do not fit together, or are others
 */
async function judgeList(folder: string, { pages }: Site): Promise<void> {
  const worker = new Worker(new URL("./site-worker.ts", import.meta.url), { workerData: folder });
  const [ids] = await once(worker, "message").catch((error: Error) => {
    throw new SiteError(error.message, { cause: error });
  });
  if (String(ids) !== String(pages.map(({ id }) => id)))
    throw new SiteError(`${SITE_FILE} lists other pages than before. Start this server again.`);
}
