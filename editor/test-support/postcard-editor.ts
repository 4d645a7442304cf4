import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { startEditor } from "../start-editor.ts";

const root = resolve(import.meta.dirname, "../..");
const postcard = join(root, "examples/postcard");

/** The cookies of an answer, without their attributes. */
export const cookiesOf = (lines: readonly string[]) => lines.map((line) => line.split(";")[0]).join("; ");

/** The editor of a copy of `examples/postcard`, entered by its key. */
export async function postcardEditor() {
  const folder = await mkdtemp(join(tmpdir(), "postcard-editor-"));
  const content = join(folder, "content");
  await cp(join(postcard, "content"), content, { recursive: true });
  const onError = (error: unknown) => {
    throw error;
  };
  const folders = { site: postcard, content, cache: join(folder, ".cache") };
  const editor = await startEditor({ root, ...folders, port: 0, variables: {}, onKeyUsed: () => {}, onError });
  const entered = await fetch(editor.address, { redirect: "manual" });
  const setCookies = entered.headers.getSetCookie();
  const [cookie, origin] = [cookiesOf(setCookies), new URL(editor.address).origin];
  /** Where the editor lies. */
  const base = editor.address.replace(/\/\?key=.*/, "");

  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { cookie, origin, "content-type": "application/json" };
    const sent = body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
    return fetch(base + path, { method, headers, ...(body === undefined ? {} : { body: sent }) });
  }

  return {
    address: editor.address,
    base,
    content,
    cookie,
    origin,
    setCookies,
    /** The answer of the editor, which has to be a good one. */
    async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
      const answer = await send(method, path, body);
      const text = await answer.text();
      expect(answer.ok, `${path}: ${text}`).toBe(true);
      return (text === "" ? undefined : JSON.parse(text)) as Answer;
    },
    /** What the editor says where it refuses. */
    async refusal(method: string, path: string, body?: unknown): Promise<string> {
      const { error } = (await (await send(method, path, body)).json()) as { readonly error: { readonly id: string } };
      return error.id;
    },
    async close() {
      await editor.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
