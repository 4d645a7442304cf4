import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { FastifyInstance } from "fastify";
import { knownType } from "#engine/build/output/file-writer.ts";
import { ContentError, formatProblem } from "#engine/content/source/problem.ts";
import { isFromHere } from "#engine/dev/own-requests.ts";
import { writeFailure } from "#engine/files/write-failure.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import { folderGone } from "../files/read-bytes.ts";
import { inWords } from "../files/save-whole.ts";
import { Refused } from "../words/refused.ts";
import type { Access } from "./access.ts";
import type { ClientFile } from "./client-page.ts";
import { openEvents, ownServer, sendJson } from "./own-server.ts";
import { asked, type RouteContext, routes } from "./routes.ts";

interface EditorOptions extends RouteContext {
  readonly access: Access;
  readonly client: (path: string) => Promise<ClientFile | undefined>;
  /** Called when the key was used. */
  readonly onKeyUsed: () => void;
  readonly onError: (error: unknown) => void;
}

/** Files of the owner run no scripts. */
const NO_SCRIPTS =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; frame-ancestors 'self'; sandbox";

/** The server of the editor's page and of everything that it asks for. */
export function editorServer(options: EditorOptions): FastifyInstance {
  const { access, workspace, previewOrigin, client, onKeyUsed, onError } = options;
  const app = ownServer({
    language: workspace.language,
    onError,
    tellable: (error) => (existsSync(workspace.content) ? tellable(error) : folderGone(workspace.content)),
    async judge(request, reply) {
      const { raw, url, method, server } = request;
      const origin = server.listeningOrigin;
      const isRead = method === "GET" || method === "HEAD";
      const key = url.startsWith(`${access.path}?`) && asked(request, "key");
      if (isRead && key && request.headers.host === new URL(origin).host) {
        const cookies = access.exchange(key);
        if (cookies !== undefined) onKeyUsed();
        if (cookies !== undefined || access.knows(raw))
          return reply.headers(cookies ? { "set-cookie": cookies } : {}).redirect(access.path, 303);
      }
      if (!isFromHere(raw, origin)) throw Refused.because("not-from-here", {}, 403);
      if (!url.startsWith(access.path) || !access.knows(raw)) throw Refused.because("key-used", {}, 403);
      return undefined;
    },
  });
  const inside = access.path.slice(0, -1);
  for (const [name, answer] of Object.entries(routes)) {
    const [method = "", path = ""] = name.split(" ");
    app.route({
      method,
      url: inside + path,
      handler: async (request, reply) => sendJson(reply, await answer(options, request)),
    });
  }
  app.get(`${inside}/api/events`, (_request, reply) => {
    const response = openEvents(reply);
    response.on(
      "close",
      workspace.subscribe((event) => void response.write(`data: ${JSON.stringify(event)}\n\n`)),
    );
  });
  app.get(`${inside}/api/media/file`, async (request, reply) => {
    const path = asked(request, "path");
    const file = isMediaPath(path) ? await workspace.store.read(path) : undefined;
    if (file === undefined) return reply.callNotFound();
    const type = knownType(path.toLowerCase()) ?? "application/octet-stream";
    return reply.type(type).header("content-security-policy", NO_SCRIPTS).send(file.bytes);
  });
  app.get(`${inside}/*`, async ({ params }, reply) => {
    const file = await client(`/${(params as { readonly "*": string })["*"]}`);
    if (file === undefined) return reply.callNotFound();
    return reply.type(file.type).header("content-security-policy", pagePolicy(previewOrigin)).send(file.bytes);
  });
  return app;
}

/** The policy of the editor's page: nothing from any other host, nothing inline. */
function pagePolicy(previewOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // What is pasted says by its styles what is bold, and browsers read none without this; a style runs nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** An error that has words for the owner in its place. */
function tellable(error: unknown): unknown {
  const [problem] = error instanceof ContentError ? error.problems : [];
  if (problem) return new Refused("content", (language) => formatProblem(problem, language), 503);
  // Whatever was to be written, also beside the texts: a full disk is said to be one.
  const failure = writeFailure(error);
  return failure === undefined ? error : inWords(error, basename(failure.file));
}
