import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { plainPage, preferredLocale } from "../common/plain-pages.ts";
import { escapeHtml } from "../common/visitor-text.ts";
import { openCounts } from "./address-key.ts";
import type { AnswerLog } from "./answer-log.ts";
import type { Build } from "./load-build.ts";
import { isForRoute, pathOf } from "./paths.ts";
import { type StaticAnswer, staticAnswer, textAnswer } from "./static-answer.ts";

/**
 * Answers every path but the routes' from the build; refuses requests that could be read in two ways. Every answer has the
 * headers of the manifest.
 *
 * @returns what answers a request that the framework itself does not take, as the hook answers all others
 */
export function addBuild(app: FastifyInstance, build: Build, answers: AnswerLog) {
  const lastResort = failureAnswers(build.contactTexts);
  const ofBuild = new WeakSet<FastifyRequest>();

  async function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body, route }: StaticAnswer) {
    const isSent = body !== "" && request.method !== "HEAD";
    // A file that is not in memory is read as fast as the client receives it.
    const content = isSent ? (typeof body === "string" ? body : await build.read(body)) : undefined;
    ofBuild.add(request);
    answers.add({ method: request.method, route, status }, pathOf(request.url));
    return reply.code(status).headers(build.manifest.headers).headers(headers).send(content);
  }
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { method, raw } = request;
    const { url: target = "", headers } = raw;
    try {
      const given = hasProperHost(raw) ? staticAnswer(build, { method, target, headers }) : REFUSED;
      return await send(request, reply, given);
    } catch (error) {
      app.log.error({ err: error });
      return send(request, reply, lastResort(raw));
    }
  }
  app.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    if (!hasProperHost(raw) || !isForRoute(pathOf(raw.url ?? ""), raw)) return answer(request, reply);
    reply.headers(build.manifest.headers);
  });
  app.addHook("onResponse", async (request, { statusCode: status, elapsedTime }) => {
    const { method, url, routeOptions } = request;
    const route = routeOptions.url ?? "";
    if (!ofBuild.has(request)) answers.add({ method, route, status, ms: Math.round(elapsedTime) }, pathOf(url));
  });
  return answer;
}

const REFUSED = textAnswer(400, "any address", "Bad request\n");

/**
 * Has the requests of a connection answered in order, and not too many of them.
 *
 * @param isLeaving whether the server is about to stop, so that each answer closes its connection
 */
export function inOrder(routes: RequestListener, isLeaving: () => boolean): RequestListener {
  return (request, response) => {
    const place = placeInLine(request, response);
    if (place > MOST_IN_LINE) return leaveBehind(request.socket);
    // Node's parser drops what a client sends behind an Upgrade header: closing tells it to send that again.
    const isLast = place === MOST_IN_LINE || isLeaving() || request.headers.upgrade !== undefined;
    if (isLast) response.setHeader("connection", "close");
    takeAbsoluteForm(request);
    routes(request, response);
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
 * Makes the answers of last resort, before any is needed: what browsers show in the place of a page that cannot be read, in
 * the language of its address, with a number to call. All else, and a site without contact, gets one line.
 */
function failureAnswers(texts: ContactTextsByLocale | undefined): (request: IncomingMessage) => StaticAnswer {
  const line = textAnswer(500, "any address", "Internal Server Error\n");
  const pages = Object.entries(texts ?? {}).map(([locale, { language, failed, back }]) => {
    const { title, text, phone } = failed;
    const body = plainPage(language, title, [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(text)}</p>`,
      ...[phone, back].map(({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
    ]);
    return [locale, textAnswer(500, "any address", body, {}, "text/html; charset=utf-8")] as const;
  });
  const byLocale = new Map<string, StaticAnswer>(pages);
  return ({ url = "", headers: { accept, "accept-language": accepted } }) => {
    if (texts === undefined || accept?.includes("text/html") !== true) return line;
    return byLocale.get(preferredLocale(texts, [pathOf(url).split("/")[1]], accepted)) ?? line;
  };
}
