import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";

/** What was answered. */
export interface HttpAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly rawPayload: Buffer;
  readonly body: string;
}

/** A request as it is to be sent. */
export interface HttpRequest {
  readonly method?: string;
  /** As it is to stand in the request line. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/**
 * Lets an application listen, for the tests of a file or (`onTestFinished`) for one test.
 *
 * @returns what sends it a request over the network
 */
export async function listening(
  app: FastifyInstance,
  atEnd: (task: () => Promise<void>) => void = afterAll,
): Promise<(asked: HttpRequest) => Promise<HttpAnswer>> {
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const agent = new Agent({ keepAlive: true });
  atEnd(async () => {
    agent.destroy();
    await app.close();
  });
  return ({ method = "GET", url, headers = {}, payload }) => {
    const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
    const sent = request({ host: "127.0.0.1", port, agent, method, path: url, headers }, async (response) => {
      try {
        const rawPayload = await buffer(response);
        const { statusCode = 0, headers: answered } = response;
        resolve({ statusCode, headers: answered, rawPayload, body: String(rawPayload) });
      } catch (error) {
        reject(error);
      }
    });
    sent.on("error", reject).end(payload);
    return promise;
  };
}

/**
 * All that a server on this machine answers to some bytes, until it closes the connection; a byte a character.
 *
 * @param end whether our side says that no more will come
 */
export async function rawAnswer(port: number, bytes: string, end: "ended" | "open" = "ended"): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  if (end === "ended") socket.end(bytes, "latin1");
  else socket.write(bytes, "latin1");
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}
