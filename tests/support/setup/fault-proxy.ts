import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** How one request is answered. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Chooses, by the path of a request, how it is answered. */
export type Answers = (path: string) => Answer;

/**
 * Starts a proxy on a free port before one or more servers: visitors know one origin, whatever answers behind it, right or
 * wrong.
 *
 * @param host its name: for browsers "localhost" is another site than a server at 127.0.0.1
 */
export async function startFaultProxy(answers: Answers, host = "127.0.0.1") {
  let current = answers;
  const documents: string[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    if (request.headers["sec-fetch-dest"] === "document") documents.push(address);
    try {
      await current(new URL(address, "http://proxy").pathname)(request, response);
    } catch {
      // A visitor who goes on leaves requests behind; a server that is gone is a broken connection for visitors too.
      response.destroy();
    }
  });
  server.listen(0, host);
  await once(server, "listening");
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    /** Documents that browsers asked for, with their queries. */
    documents,
    /** Answers like this from now on. */
    answer(next: Answers) {
      current = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The answer of a server. */
export function from(origin: string): Answer {
  return async (request, response) => {
    const answer = await answerOf(origin, request);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  };
}

/** The answer of a server, with its text changed. */
export function changed(origin: string, change: (text: string) => string): Answer {
  return async (request, response) => {
    request.headers["accept-encoding"] = "identity";
    const answer = await answerOf(origin, request);
    const { "content-length": _length, etag: _tag, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)));
  };
}

/** A status, and no file. */
export function status(code: number): Answer {
  return (_request, response) => void response.writeHead(code, { "Content-Type": "text/plain" }).end("out of order");
}

async function answerOf(origin: string, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const onward = ask(origin + request.url, { method: request.method, headers: request.headers }, answered);
    onward.on("error", failed);
    request.pipe(onward);
  });
}
