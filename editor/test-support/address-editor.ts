import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { invitationLink } from "../signing-in/access-by-passkey.ts";
import { editorAddress } from "../signing-in/address.ts";
import { openPeople } from "../signing-in/people.ts";
import { startEditor } from "../start-editor.ts";
import { authenticator } from "./authenticator.ts";

const root = resolve(import.meta.dirname, "../..");
const ORIGIN = "https://edit.example.com";
const PREVIEW = "https://preview.example.com";

interface Asking {
  readonly cookie?: string | undefined;
  readonly host?: string;
  /** Those of a browser, which others take the place of. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What such an editor has otherwise. */
interface Otherwise {
  /** A folder of `examples/`. */
  readonly example?: string;
  /** Whether there is a folder of releases of the operator's. */
  readonly hasReleases?: boolean;
  readonly now?: () => Date;
}

/** The editor of a copy of `examples/postcard` at an address, as a proxy asks it. */
export async function addressEditor(trust = "127.0.0.1", { example = "postcard", hasReleases, now }: Otherwise = {}) {
  const site = join(root, "examples", example);
  const folder = await mkdtemp(join(tmpdir(), "address-editor-"));
  const content = join(folder, "content");
  const releases = join(folder, "site");
  await cp(join(site, "content"), content, { recursive: true });
  const variables = {
    EDIT_URL: ORIGIN,
    EDIT_PREVIEW_URL: PREVIEW,
    EDIT_PORT: "0",
    TRUST_PROXY: trust,
    DATA_DIR: folder,
    ...(hasReleases && { EDIT_RELEASES: releases }),
  };
  const address = editorAddress(variables);
  if (address === undefined) throw new Error("There is no address.");
  const errors: unknown[] = [];
  const editor = await startEditor({
    root,
    site,
    content,
    cache: join(folder, ".cache"),
    port: 0,
    ...(now && { now }),
    address,
    variables,
    onKeyUsed: () => {},
    onError: (error) => errors.push(error),
  });
  const people = openPeople(address.people);
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await editor.close();
    isStopped = true;
  };

  /** @returns the answer, of which nothing is read yet */
  async function send(method: string, path: string, { cookie, host, headers = {}, body }: Asking = {}) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const own = {
      host: host ?? new URL(ORIGIN).host,
      ...(cookie && { cookie }),
      ...(method === "GET" ? {} : { origin: ORIGIN, "sec-fetch-site": "same-origin" }),
      ...(sent && { "content-type": "application/json", "content-length": String(Buffer.byteLength(sent)) }),
    };
    const asked = request({ port: editor.port, host: "127.0.0.1", method, path, headers: { ...own, ...headers } });
    asked.end(sent);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return answer;
  }
  /** @returns status, headers and text of an answer */
  async function ask(method: string, path: string, asking: Asking = {}) {
    const answer = await send(method, path, asking);
    const text = (await answer.setEncoding("utf8").toArray()).join("");
    return { status: answer.statusCode, headers: answer.headers, text };
  }
  const signIn = (body: object, asking: Asking = {}) => ask("POST", "/sign-in/api/", { body, ...asking });
  const challengeOf = ({ text }: { readonly text: string }) =>
    (JSON.parse(text) as { readonly challenge: string }).challenge;
  const cookieOf = ({ headers }: Pick<IncomingMessage, "headers">) => headers["set-cookie"]?.[0]?.split(";")[0];

  return {
    origin: ORIGIN,
    previewOrigin: PREVIEW,
    content,
    releases,
    port: editor.port,
    people,
    peopleFile: address.people,
    errors,
    send,
    ask,
    signIn,
    challengeOf,
    cookieOf,
    /** What an invitation's link is accepted with. */
    async accept(token: string, device = authenticator("edit.example.com"), asking: Asking = {}) {
      const challenge = challengeOf(await signIn({ do: "invitation", token }, asking));
      const answer = await signIn({ do: "accept", token, response: device.made(challenge, ORIGIN) }, asking);
      return { ...answer, cookie: cookieOf(answer), device };
    },
    link: (token: string) => invitationLink(ORIGIN, token),
    /** Stops it, and leaves the content. */
    stop,
    async close() {
      await stop();
      people.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
