import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CONTACT_PAGE_FILE, type ContactPageState } from "../../message/contact-form.ts";
import { BuildError } from "../http/load-build.ts";
import { saying } from "../words/owner-words.ts";

/** Renders the page of the form, whole. The build brings its own (`loadContactPage`). */
export type RenderContactPage = (state: ContactPageState) => string | Uint8Array | Promise<string | Uint8Array>;

/**
 * The build's own renderer of the contact page; undefined where the build has none.
 *
 * @throws {BuildError} when the build has one that cannot be used
 */
export async function loadContactPage(root: string): Promise<RenderContactPage | undefined> {
  const file = join(root, CONTACT_PAGE_FILE);
  if (!existsSync(file)) return undefined;
  const program: unknown = await import(pathToFileURL(file).href).catch(String);
  if (isRenderer(program)) return program.renderContactPage;
  const reason = typeof program === "string" ? program : "it does not export renderContactPage";
  throw new BuildError(saying("build-unusable", { file, reason }));
}

function isRenderer(program: unknown): program is { readonly renderContactPage: RenderContactPage } {
  return (
    typeof program === "object" &&
    program !== null &&
    "renderContactPage" in program &&
    typeof program.renderContactPage === "function"
  );
}
