import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename } from "node:path";
import { knownType } from "#engine/build/output/file-writer.ts";
import { ContentError, formatProblem } from "#engine/content/source/problem.ts";
import { isFromHere, targetOf } from "#engine/dev/own-requests.ts";
import { writeFailure } from "#engine/files/write-failure.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import { folderGone } from "../files/read-bytes.ts";
import { inWords } from "../files/save-whole.ts";
import { Refused } from "../words/refused.ts";
import type { Access } from "./access.ts";
import { GUARDS, pagePolicy, sendJson, sendSentence } from "./answers.ts";
import type { ClientFile } from "./client-page.ts";
import { type RouteContext, routes, sendEvents } from "./routes.ts";

interface EditorOptions extends RouteContext {
  readonly access: Access;
  /** Known when the first request comes. */
  readonly origin: () => string;
  readonly client: (path: string) => Promise<ClientFile | undefined>;
  /** Called when the key was used. */
  readonly onKeyUsed: () => void;
  readonly onError: (error: unknown) => void;
}

/** Files of the owner and of the report run no scripts. */
const NO_SCRIPTS =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; frame-ancestors 'self'";

/** The server of the editor's page and of everything that it asks for. */
export function editorServer(options: EditorOptions): Server {
  return createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => refuse(options, response, error));
  });
}

async function answer(options: EditorOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { access, workspace, onKeyUsed } = options;
  const origin = options.origin();
  const { path: whole, query } = targetOf(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isInside = whole.startsWith(access.path);
  const path = isInside ? whole.slice(access.path.length - 1) : whole;
  const key = query.get("key");
  if (isRead && isInside && path === "/" && key !== null && request.headers.host === new URL(origin).host) {
    const cookies = access.exchange(key);
    if (cookies !== undefined) onKeyUsed();
    if (cookies !== undefined || access.knows(request)) {
      response.writeHead(303, { ...GUARDS, location: access.path, ...(cookies && { "set-cookie": cookies }) }).end();
      return;
    }
  }
  const isOurs = isFromHere(request, origin);
  if (!isOurs || !isInside || !access.knows(request)) {
    const refusal = Refused.because(isOurs ? "key-used" : "not-from-here", {}, 403);
    const language = await workspace.language();
    if (path.startsWith("/api/")) return sendJson(response, refusal.answer(language), 403);
    return sendSentence(response, refusal.inWords(language), 403, language);
  }
  const route = routes[`${request.method} ${path}`];
  if (route !== undefined) {
    return sendJson(response, await route(options, request, query));
  }
  if (isRead && path === "/api/events") return sendEvents(workspace, response);
  const file = isRead ? await fileAt(options, path, query) : undefined;
  if (file === undefined) throw Refused.because("no-such-file", {}, 404);
  response
    .writeHead(200, { ...GUARDS, "content-type": file.type, "content-security-policy": file.policy })
    .end(file.bytes);
}

interface PolicedFile extends ClientFile {
  readonly policy: string;
}

async function fileAt(
  { workspace, previewOrigin, client }: EditorOptions,
  path: string,
  query: URLSearchParams,
): Promise<PolicedFile | undefined> {
  if (path === "/api/media/file") {
    const wanted = query.get("path") ?? "";
    const file = isMediaPath(wanted) ? await workspace.store.read(wanted) : undefined;
    return file && { bytes: file.bytes, type: typeOf(wanted), policy: `${NO_SCRIPTS}; sandbox` };
  }
  if (path.startsWith("/api/")) return undefined;
  const found = await client(path);
  return found && { ...found, policy: pagePolicy(previewOrigin) };
}

function typeOf(name: string): string {
  return knownType(name.toLowerCase()) ?? "application/octet-stream";
}

/** An error that has words for the owner in its place. */
function tellable(error: unknown): unknown {
  const [problem] = error instanceof ContentError ? error.problems : [];
  if (problem) return new Refused("content", (language) => formatProblem(problem, language), 503);
  // Whatever was to be written, also beside the texts: a full disk is said to be one.
  const failure = writeFailure(error);
  return failure === undefined ? error : inWords(error, basename(failure.file));
}

async function refuse({ workspace, onError }: EditorOptions, response: ServerResponse, error: unknown): Promise<void> {
  const language = await workspace.language();
  const told = existsSync(workspace.content) ? tellable(error) : folderGone(workspace.content);
  if (!(told instanceof Refused)) onError(error);
  if (response.headersSent) return void response.destroy();
  const refusal = told instanceof Refused ? told : Refused.failed(error);
  sendJson(response, refusal.answer(language), refusal.status);
}
