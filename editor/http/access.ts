import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFromHere } from "#engine/dev/own-requests.ts";
import { Refused } from "../words/refused.ts";
import { asked } from "./own-server.ts";

/** Who may use the editor, and its preview. */
export interface Access {
  /** Where the editor lies at its address, such as "/Uq3…/". */
  readonly path: string;
  /** Judges a request before the editor answers it: throws `Refused`, or answers itself. */
  readonly judge: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** The same for the preview, with whose cookie nothing can be changed. */
  readonly judgePreview: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Who asks, where people sign in; null elsewhere. */
  readonly nameOf: (request: IncomingMessage) => string | null;
  /** Whether who once asked may still hear what is new. */
  readonly isIn: (request: IncomingMessage) => boolean;
  /** The address at which the browser of a request enters the preview. @param to the address of a page of it */
  readonly previewEntry: (request: FastifyRequest, to: URL) => string;
  /** Adds what the access itself is asked for. */
  readonly addRoutes: (app: FastifyInstance) => void;
}

/**
 * The editor of its own machine is for the browser that came with the key, once. Browsers send the cookies of a machine to all of
 * its ports. The editor's lies at a path that only its page knows, so that no program on another port is asked for it, or gets
 * the cookie. The preview has the paths of the site, and a cookie that opens the preview only.
 *
 * @param name of the cookies, in which several editors differ
 * @param onKeyUsed called when the key was used
 */
export function accessByKey(name: string, editorOrigin: () => string, onKeyUsed: () => void) {
  const path = `/${randomBytes(16).toString("base64url")}/`;
  const [editor, preview] = [cookieAt(`${name}-editor`, path), cookieAt(`${name}-preview`, "/")];
  let key = randomBytes(24).toString("base64url");
  /** Takes a key, which works once. @returns the cookies to set; undefined for a wrong key */
  const exchange = (given: string): string[] | undefined => {
    if (!isEqual(given, key)) return undefined;
    key = randomBytes(24).toString("base64url");
    onKeyUsed();
    return [editor.line, preview.line];
  };
  return {
    path,
    /** The key of the next browser. */
    key: () => key,
    async judge(request, reply) {
      const { raw, url, method } = request;
      const origin = editorOrigin();
      const isRead = method === "GET" || method === "HEAD";
      const given = url.startsWith(`${path}?`) && asked(request, "key");
      if (isRead && given && request.headers.host === new URL(origin).host) {
        const cookies = exchange(given);
        if (cookies !== undefined || editor.isIn(raw))
          return reply.headers(cookies ? { "set-cookie": cookies } : {}).redirect(path, 303);
      }
      if (!isFromHere(raw, origin)) throw Refused.because("not-from-here", {}, 403);
      if (!url.startsWith(path) || !editor.isIn(raw)) throw Refused.because("key-used", {}, 403);
      return undefined;
    },
    async judgePreview({ raw, server: { listeningOrigin: origin } }) {
      if (!isFromHere(raw, origin, [origin, editorOrigin()]) || !preview.isIn(raw))
        throw Refused.because("not-from-here", {}, 403);
    },
    nameOf: () => null,
    isIn: () => true,
    previewEntry: (_request, to) => to.href,
    addRoutes() {},
  } satisfies Access & { readonly key: () => string };
}

/**
 * The next address of an editor that runs, which works once: whoever starts it a second time is led to it. Only the user who
 * runs it can read the file.
 *
 * @param cache the project's folder for what can be made again
 */
export function openAddress(cache: string, content: string, port: number) {
  const file = join(cache, "editor", `address-${port}-${hash("sha256", content).slice(0, 12)}`);
  return {
    async write(address: string): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, address, { mode: 0o600 });
    },
    /** Undefined where no editor of this content was started on this port. */
    read: (): Promise<string | undefined> => readFile(file, "utf8").catch(() => undefined),
    remove: (): Promise<void> => rm(file, { force: true }),
  };
}

function cookieAt(name: string, path: string) {
  const secret = randomBytes(32).toString("base64url");
  return {
    line: `${name}=${secret}; HttpOnly; SameSite=Strict; Path=${path}`,
    isIn: (request: IncomingMessage): boolean => cookiesNamed(name, request).some((value) => isEqual(value, secret)),
  };
}

/** The values of a request's cookies of a name: of several paths there are several. */
export function cookiesNamed(name: string, { headers }: IncomingMessage): readonly string[] {
  const cookies = (headers.cookie ?? "").split(/;\s*/);
  return cookies.flatMap((cookie) => (cookie.startsWith(`${name}=`) ? [cookie.slice(name.length + 1)] : []));
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
