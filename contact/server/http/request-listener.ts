import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { plainPage, preferredLocale } from "../common/plain-pages.ts";
import { escapeHtml } from "../common/visitor-text.ts";
import type { AnswerLog } from "./answer-log.ts";
import type { Build } from "./load-build.ts";
import { isForRoute, pathOf } from "./paths.ts";
import { type StaticAnswer, staticAnswer, textAnswer } from "./static-answer.ts";

/**
 * Answers every path but the routes' from the build as it is with each request; refuses requests that could be read in two ways. Every answer has the
 * headers of the manifest.
 *
 * @returns what answers a request that the framework itself does not take, as the hook answers all others
 */
export function addBuild(app: FastifyInstance, build: Build, answers: AnswerLog) {
  let lastResort = { of: build.contactTexts, answer: failureAnswers(build.contactTexts) };
  const ofBuild = new WeakSet<FastifyRequest>();

  async function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body, route }: StaticAnswer) {
    const { headers: always } = build.manifest;
    const isSent = body !== "" && request.method !== "HEAD";
    // A file that is not in memory is read as fast as the client receives it.
    const content = isSent ? (typeof body === "string" ? body : await build.read(body)) : undefined;
    ofBuild.add(request);
    answers.add({ method: request.method, route, status }, pathOf(request.url));
    return reply.code(status).headers(always).headers(headers).send(content);
  }
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { method, raw } = request;
    const { url: target = "", headers } = raw;
    try {
      const given = hasProperHost(raw) ? staticAnswer(build, { method, target, headers }) : REFUSED;
      return await send(request, reply, given);
    } catch (error) {
      app.log.error({ err: error });
      const { contactTexts: of } = build;
      if (of !== lastResort.of) lastResort = { of, answer: failureAnswers(of) };
      return send(request, reply, lastResort.answer(raw));
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

/** Requests that may wait for the answer before theirs, of all connections together; browsers send none that does. */
const MOST_WAITING = 1_024;

/**
 * Has each request of a connection carried out once those before it are answered. A flood of them is cut off: Node keeps
 * what waits in memory.
 *
 * @param isLeaving whether the server is about to stop, so that each answer closes its connection
 */
export function inTurn(routes: RequestListener, isLeaving: () => boolean): RequestListener {
  let waiting = 0;
  function carryOut(request: IncomingMessage, response: ServerResponse): void {
    // Node's parser drops what a client sends behind an Upgrade header: closing tells it to send that again.
    if (isLeaving() || request.headers.upgrade !== undefined) response.setHeader("connection", "close");
    takeAbsoluteForm(request);
    routes(request, response);
  }
  return (request, response) => {
    // An answer whose turn it is has its connection already.
    if (response.socket !== null) return carryOut(request, response);
    if (waiting === MOST_WAITING) return void request.socket.destroy();
    waiting += 1;
    request.once("close", () => {
      waiting -= 1;
    });
    response.once("socket", () => carryOut(request, response));
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
