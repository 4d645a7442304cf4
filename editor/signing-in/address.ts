import { join, resolve } from "node:path";
import { readEnvironment } from "#contact/server/common/environment.ts";
import { Refused } from "../words/refused.ts";

/** Where people who sign in find the editor. */
export type EditorAddress = NonNullable<ReturnType<typeof editorAddress>>;

/** Names of this machine, which browsers take for as safe as HTTPS. */
const HERE = /(?:^|\.)localhost$/;

/**
 * The address of the editor, as the environment says it; undefined where it is opened on its own machine alone.
 *
 * @throws {Refused} naming a variable that is wrong, and what it must be
 */
export function editorAddress(variables: Readonly<Record<string, string | undefined>>) {
  if (!variables.EDIT_URL) return undefined;
  const origin = originOf("EDIT_URL", variables.EDIT_URL);
  const previewOrigin = originOf("EDIT_PREVIEW_URL", variables.EDIT_PREVIEW_URL ?? "");
  // To another port a browser sends the same cookies.
  if (new URL(origin).hostname === new URL(previewOrigin).hostname) throw Refused.because("preview-host-wrong", {});
  const { EDIT_PORT: port = "8090" } = variables;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw Refused.because("edit-port-wrong", {});
  const { TRUST_PROXY: proxies = [], DATA_DIR: data } = readEnvironment(variables);
  const releases = variables.EDIT_RELEASES ? resolve(variables.EDIT_RELEASES) : undefined;
  return { origin, previewOrigin, port: Number(port), proxies, releases, people: join(data, "editor/people.sqlite") };
}

function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && HERE.test(url.hostname));
  // Passkeys belong to a name, never to a number.
  const isName = url !== undefined && !/^[\d.]+$|^\[/.test(url.hostname);
  if (url === undefined || !isSafe || !isName || ![url.origin, `${url.origin}/`].includes(text))
    throw Refused.because("edit-url-wrong", {
      name,
      write: `https://${name === "EDIT_URL" ? "edit" : "preview"}.example.com`,
    });
  return url.origin;
}
