import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openCounts } from "./address-key.ts";
import { failureAnswers } from "./failure-pages.ts";
import type { Build } from "./load-build.ts";
import { isForRoute, pathOf } from "./paths.ts";
import { type StaticAnswer, staticAnswer, textAnswer } from "./static-answer.ts";

export interface ListenerOptions {
  readonly build: Build;
  /** Whether the server is about to stop, so that each answer closes its connection. */
  readonly isLeaving: () => boolean;
  /** Called for each answer of the build. */
  readonly onAnswer: (request: IncomingMessage, answer: Pick<StaticAnswer, "status" | "route">) => void;
  /** Called for errors of our own. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Answers every path but the routes' from the build, without the framework, which would take most of the time of such an
 * answer; refuses requests that could be read in two ways.
 */
export function requestListener(options: ListenerOptions, routes: RequestListener): RequestListener {
  const { build, isLeaving, onAnswer, onFailure } = options;
  const always = Object.entries(build.manifest.headers).flatMap(([name, value]) => [name.toLowerCase(), value]);

  const askBuild = ({ method = "", url: target = "", headers }: IncomingMessage): StaticAnswer =>
    staticAnswer(build, { method, target, headers });
  const lastResort = failureAnswers(build.contactTexts);
  const refuse = (): StaticAnswer => textAnswer(400, "any address", "Bad request\n");

  const respond = async (request: IncomingMessage, response: ServerResponse, decide: typeof askBuild) => {
    try {
      const given = decide(request);
      await sendAnswer(build, always, given, request, response);
      onAnswer(request, given);
    } catch (error) {
      onFailure(error);
      const failed = lastResort(request);
      onAnswer(request, failed);
      if (response.headersSent) response.destroy();
      else await sendAnswer(build, always, failed, request, response);
    }
  };

  return (request, response) => {
    const place = placeInLine(request, response);
    if (place > MOST_IN_LINE) return leaveBehind(request.socket);
    // Node's parser drops what a client sends behind an Upgrade header: closing tells it to send that again.
    const isLast = place === MOST_IN_LINE || isLeaving() || request.headers.upgrade !== undefined;
    if (isLast) response.setHeader("connection", "close");
    takeAbsoluteForm(request);
    if (!hasProperHost(request)) respond(request, response, refuse);
    else if (isForRoute(pathOf(request.url ?? ""), request)) routes(request, response);
    else respond(request, response, askBuild);
  };
}

/** A target as clients send it to a proxy, with the host. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(?=[/?]|$)/i;

/** A server takes such a target too, and its host in place of the header's (RFC 9112 §3.2.2). */
function takeAbsoluteForm(request: IncomingMessage): void {
  const { url: target = "" } = request;
  const [start = "", host] = ABSOLUTE_FORM.exec(target) ?? [];
  if (host === undefined) return;
  const rest = target.slice(start.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  request.headers.host = host;
}

/**
 * Whether a request names one host (RFC 9112 §3.2). Of several, Node uses the first, a proxy in front may use another;
 * a request with none Node would refuse without our headers.
 */
function hasProperHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** Requests of one connection that may wait for the answer before theirs; browsers send one. The last ends the connection. */
const MOST_IN_LINE = 32;
const waiting = new WeakMap<Socket, number>();

/** How many requests of its connection wait, this one included; 0 where it is its turn. Behind the last no place gets free. */
function placeInLine({ socket }: IncomingMessage, response: ServerResponse): number {
  const before = waiting.get(socket) ?? 0;
  if (before === MOST_IN_LINE) return MOST_IN_LINE + 1;
  // An answer whose turn it is has its connection already.
  if (response.socket !== null) return 0;
  waiting.set(socket, before + 1);
  response.once("close", () => {
    const left = waiting.get(socket) ?? 1;
    if (left < MOST_IN_LINE) waiting.set(socket, left - 1);
  });
  return before + 1;
}

/** Requests behind the last of their connections that are kept in memory, of all connections. */
const MOST_BEHIND = 16_384;
const behind = openCounts();

/**
 * Does not process what comes behind the last answer of a connection: the client sends it again on another (RFC 9112 §9.3.2,
 * §9.6). Node keeps it until the connection ends: nothing more is read from it, and a flood is cut off.
 */
function leaveBehind(socket: Socket): void {
  socket.once("close", behind.add("")).setMaxListeners(0);
  if (behind.total > MOST_BEHIND) socket.destroy();
  else setImmediate(() => socket.pause());
}

/**
 * Sends an answer. A file that is not in memory is read as fast as the client receives it.
 *
 * @param always headers of every answer, names and values in turn
 * @throws {Error} when the file was changed since the build was loaded, or cannot be read
 */
async function sendAnswer(
  build: Pick<Build, "read">,
  always: readonly string[],
  { status, headers, body }: StaticAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const head = () => response.writeHead(status, [...always, ...headers]);
  if (request.method === "HEAD") head().end();
  else if (typeof body === "string") head().end(body);
  else {
    const content = build.read(body);
    if (Buffer.isBuffer(content)) head().end(content);
    else await sendStream(await content, head());
  }
}

async function sendStream(content: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    // The client may leave in the middle.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE")) throw error;
  }
}
