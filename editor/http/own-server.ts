import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as v from "valibot";
import { escapeXml } from "#engine/files/xml.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { turns } from "../files/turns.ts";
import { Refused } from "../words/refused.ts";

/** The most bytes of a request: more than any photograph or text has, and little enough for the memory. */
const MOST_BYTES = 100_000_000;
/** Requests with more bytes are in the memory one after the other. */
const LARGE = 250_000;
/** The most bytes of all that wait for that: what they take of the disk. */
const MOST_WAITING = 10 * MOST_BYTES;

/** Bytes of the requests that wait, of all servers. */
let waiting = 0;

/** Files of the owner run no scripts. */
export const NO_SCRIPTS =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; frame-ancestors 'self'; sandbox";

/** Headers of every answer: nothing is kept, guessed or shown to others. */
const GUARDS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * A server for the owner's browser alone. Whatever is thrown is answered in the owner's words: as JSON to the page, as a page
 * of its own where a browser shows no editor. A large request waits in a file until all of it is there and its turn has come: none
 * takes the memory, or the room, of another; where there is no room for it, it is asked to come again.
 *
 * @param cache the folder of these files
 * @param judge asked before anything is answered; throws `Refused`, or answers itself
 * @param proxies networks that may say whom they ask for
 * @param tellable gives an error that has words for the owner in place of another
 */
export function ownServer({
  judge,
  tellable = (error) => error,
  proxies = [],
  cache,
  language,
  onError,
}: {
  readonly judge: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  readonly tellable?: (error: unknown) => unknown;
  readonly proxies?: readonly string[];
  readonly cache: string;
  readonly language: () => Promise<OwnerLanguage>;
  readonly onError: (error: unknown) => void;
}): FastifyInstance {
  /** What was said before anybody was let in: nothing of the folder is told then. */
  const judged = new WeakSet<object>();
  const answerError = async (error: unknown, { url }: FastifyRequest, reply: FastifyReply) => {
    const told = judged.has(Object(error)) ? error : tellable(asRefused(error));
    if (!(told instanceof Refused) && !isGivenUp(error)) onError(error);
    const refused = told instanceof Refused ? told : Refused.failed(error);
    const own = await language();
    reply.headers(GUARDS).code(refused.status);
    if (url.includes("/api/")) return sendJson(reply, refused.answer(own));
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    return reply.type("text/html; charset=utf-8").send(sentencePage(refused.inWords(own), own));
  };
  const trustProxy = proxies.length > 0 && [...proxies];
  const app = fastify({ bodyLimit: MOST_BYTES, forceCloseConnections: true, trustProxy, frameworkErrors: answerError });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", (request, reply) =>
    judge(request, reply.headers(GUARDS)).catch((error: unknown) => {
      judged.add(Object(error));
      throw error;
    }),
  );
  const inTurn = turns();
  app.addHook("preParsing", async ({ headers, routeOptions: { bodyLimit: most = MOST_BYTES } }, { raw }, payload) => {
    const length = Number(headers["content-length"] ?? (headers["transfer-encoding"] ? most : 0));
    // What is too large is refused without being read.
    if (length <= LARGE || length > most) return payload;
    if (waiting + length > MOST_WAITING) throw Refused.because("too-much-at-once", {}, 503);
    waiting += length;
    const answered = new Promise<void>((done) => void raw.once("close", done));
    void answered.then(() => {
      waiting -= length;
    });
    const file = await namelessFile(cache);
    void answered.then(() => file.close()).catch(onError);
    let bytes = 0;
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      await file.writeFile(chunk);
      bytes += chunk.length;
      if (bytes > most) break;
    }
    await new Promise<void>((begin) => {
      void inTurn(() => {
        begin();
        return answered;
      });
    });
    return raw.destroyed ? payload : file.createReadStream({ start: 0, autoClose: false });
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => Promise.reject(Refused.because("no-such-file", {}, 404)));
  return app;
}

/** A file that nobody else opens, and that goes when it is closed, or with the program. */
async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, "wx+");
  await rm(path);
  return file;
}

/** Whether it says that a request ended in the middle: of a line that broke, or a tab that was closed, nobody needs to be told. */
function isGivenUp(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ECONNRESET";
}

/** What Fastify itself refuses. */
function asRefused(error: unknown): unknown {
  const { code = "", statusCode } = error as FastifyError;
  if (!code.startsWith("FST_")) return error;
  if (statusCode === 413)
    return Refused.because("upload-too-large", { most: String(Math.floor(MOST_BYTES / 1e6)) }, 413);
  return Refused.because("no-such-file", {}, 404);
}

/** A sentence as a page, for a browser that shows no editor. @param below HTML */
export function sentencePage(text: string, language: OwnerLanguage, below = ""): string {
  const said = escapeXml(text);
  return [
    `<!doctype html><html lang="${ownerWritings[language].tag}"><meta charset="utf-8"><title>${said}</title>`,
    '<meta name="viewport" content="width=device-width">',
    "<style>body { font: 1.125rem/1.5 sans-serif; margin: 1.5rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>",
    `<p>${said}</p>${below}`,
  ].join("");
}

/** What a request asks for after the question mark. */
export function asked({ query }: FastifyRequest, name: string): string {
  return String((query as Readonly<Record<string, string | undefined>>)[name] ?? "");
}

export function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(value));
}

/** The JSON of a request, checked. @throws {Refused} "not-understood" */
export function jsonOf<Schema extends v.GenericSchema>(
  { headers, body }: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> {
  const isJson = /^application\/json\b/.test(headers["content-type"] ?? "");
  try {
    if (isJson) return v.parse(schema, JSON.parse(String(body)));
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof v.ValiError)) throw error;
  }
  throw Refused.because("not-understood", {}, 400);
}

/** Answers with a stream of events (EventSource), until the page is closed. @returns where each is written */
export function openEvents(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack();
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), "content-type": "text/event-stream" });
  raw.write(": open\n\n");
  return raw;
}
