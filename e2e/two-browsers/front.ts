import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a request is answered. */
export type Reply = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Decides, by its path, what a request is answered with. */
export type Answers = (path: string) => Reply;

/** What stands before servers of several builds, as a proxy or a CDN does: visitors know one origin. */
export interface Front {
  readonly origin: string;
  /** Documents that browsers asked for, with their queries. */
  readonly documents: string[];
  /** Answers like this from now on. */
  answer(answers: Answers): void;
  stop(): Promise<void>;
}

/** Starts a front on a free port. */
export async function startFront(answers: Answers): Promise<Front> {
  let current = answers;
  const documents: string[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    if (request.headers["sec-fetch-dest"] === "document") documents.push(address);
    try {
      await current(new URL(address, "http://front").pathname)(request, response);
    } catch {
      // A visitor who goes on leaves requests behind; a server that is gone is a broken connection for visitors too.
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    answer(next) {
      current = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
