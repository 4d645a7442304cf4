import { createServer, type Server } from "node:http";
import { ReadingMemory } from "../content/reading/reading-memory.ts";
import { pathBelow } from "../files/path-below.ts";
import { loadSite } from "../load-site.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import type { SiteFolders } from "../site-folders.ts";
import { type DevSite, readDevSite } from "./dev-site.ts";
import { errorPage } from "./error-page.ts";
import { isForDevelopment } from "./own-requests.ts";
import { type DevContact, pageAnswers } from "./page-answers.ts";
import { showPageErrors } from "./page-errors.ts";

/** Options of the development server. Folders are absolute. */
interface DevOptions extends Omit<SiteFolders, "out"> {
  readonly root: string;
  /** Undefined where the site takes no messages. */
  readonly contact: DevContact | undefined;
}

/**
 * A server that renders each page on request: components and styles are replaced in the open page as they
 * are saved, a saved text reloads it. Errors in the content are shown as a page until they are fixed.
 */
export async function devServer({ root, site: folder, cache, content, contact }: DevOptions): Promise<Server> {
  const server = createServer();
  // Vite hears of a connection only after it was judged here.
  const sockets = createServer();
  const definition = await loadSite(folder);
  const memory = new ReadingMemory();
  let site: Promise<DevSite> | undefined;
  const { vite, answer } = await pageAnswers({
    root,
    folder,
    cache,
    sockets,
    entry: "engine/client/development/main.ts",
    contact,
    errorPage: async (error, opened) => errorPage(error, await ownerLanguage(content), opened),
    site: () => {
      site ??= readDevSite(content, cache, definition, memory).catch((error: unknown) => {
        site = undefined;
        throw error;
      });
      return site;
    },
  });
  vite.watcher.add(content);
  showPageErrors(vite);
  vite.watcher.on("all", (_event, file) => {
    if (pathBelow(content, file).startsWith("..")) return;
    site = undefined;
    vite.ws.send({ type: "full-reload" });
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
