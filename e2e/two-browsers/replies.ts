import { request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Reply } from "./front.ts";

/** The answer of a server. */
export function from(origin: string): Reply {
  return async (request, response) => {
    const answer = await answerOf(origin, request);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  };
}

/** The answer of a server, or that of another where the first has none: a host that keeps the files of earlier builds. */
export function fromEither(first: string, second: string): Reply {
  return async (request, response) => {
    const found = await fetch(first + request.url, { method: "HEAD" });
    await from(found.status === 404 ? second : first)(request, response);
  };
}

/** The answer of a server, its text changed on the way. */
export function changed(origin: string, change: (text: string) => string): Reply {
  return async (request, response) => {
    request.headers["accept-encoding"] = "identity";
    const answer = await answerOf(origin, request);
    const { "content-length": _length, etag: _tag, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)));
  };
}

/** A status, and no file. */
export function status(code: number): Reply {
  return (_request, response) => void response.writeHead(code, { "Content-Type": "text/plain" }).end("out of order");
}

/** A page where something else was asked for, as from a host that has one for every address. */
export const pageInstead: Reply = (_request, response) =>
  void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Home</title>");

/** The connection breaks before an answer. */
export const cut: Reply = (_request, response) => void response.destroy();

/** The connection breaks in the middle of a server's answer. */
export function truncated(origin: string): Reply {
  return async (request, response) => {
    request.headers["accept-encoding"] = "identity";
    const answer = await answerOf(origin, request);
    const body = await text(answer);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };
}

async function answerOf(origin: string, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const onward = ask(origin + request.url, { method: request.method, headers: request.headers }, answered);
    onward.on("error", failed);
    request.pipe(onward);
  });
}
