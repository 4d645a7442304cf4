import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";

export type Access = ReturnType<typeof createAccess>;

/**
 * Who may use the editor: the browser that came with the key, once. Browsers send the cookies of a machine to all of its
 * ports. The editor's lies at a path that only its page knows, so that no program on another port is asked for it, or gets
 * the cookie. The preview has the paths of the site, and a cookie that opens the preview only.
 *
 * @param name of the cookies, in which several editors differ
 */
export function createAccess(name: string) {
  const path = `/${randomBytes(16).toString("base64url")}/`;
  const [editor, preview] = [cookieAt(`${name}-editor`, path), cookieAt(`${name}-preview`, "/")];
  let key = randomBytes(24).toString("base64url");
  return {
    /** Where the editor lies at its address, such as "/Uq3…/". */
    path,
    /** The key of the next browser. */
    key: () => key,
    /** Takes a key, which works once. @returns the cookies to set; undefined for a wrong key */
    exchange(given: string): string[] | undefined {
      if (!isEqual(given, key)) return undefined;
      key = randomBytes(24).toString("base64url");
      return [editor.line, preview.line];
    },
    /** Whether a request carries the cookie of the editor. */
    knows: editor.isIn,
    /** Whether a request carries the cookie of the preview, with which nothing can be changed. */
    knowsPreview: preview.isIn,
  };
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
    isIn({ headers }: IncomingMessage): boolean {
      const cookies = (headers.cookie ?? "").split(/;\s*/);
      return cookies.some((cookie) => cookie.startsWith(`${name}=`) && isEqual(cookie.slice(name.length + 1), secret));
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
