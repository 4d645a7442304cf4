import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContactLocale } from "../../contract/contact-answer-texts.ts";
import type { ContactField } from "../../contract/contact-fields.ts";
import { CONTACT_PAGE_FILE } from "../../contract/contact-form.ts";
import type { ContactErrors } from "../../contract/contact-message.ts";

/** What the contact page shows to a browser that sent the form without JavaScript. */
export type ContactPageState = {
  readonly locale: ContactLocale;
  /** What was typed, as it was typed. */
  readonly values: Readonly<Record<ContactField, string>>;
  /** By field: its error code. Empty where the message was refused for another reason, which `status` says. */
  readonly errors: ContactErrors;
} & (
  | { /** Fields are wrong. */ readonly status: 422 }
  | { /** Messages cannot be accepted now. */ readonly status: 503 }
  | {
      /** Too many messages; the next one is accepted after `waitSeconds`. */
      readonly status: 429;
      readonly waitSeconds: number;
    }
);

/** Renders the page of the form, whole. The build brings its own (`loadContactPage`). */
export type RenderContactPage = (state: ContactPageState) => string | Uint8Array | Promise<string | Uint8Array>;

/**
 * The build's own renderer of the contact page; undefined where the build has none.
 *
 * @throws {Error} when the build has one that cannot be used
 */
export async function loadContactPage(root: string): Promise<RenderContactPage | undefined> {
  const file = join(root, CONTACT_PAGE_FILE);
  if (!existsSync(file)) return undefined;
  const program: unknown = await import(pathToFileURL(file).href);
  if (isRenderer(program)) return program.renderContactPage;
  throw new Error(`${file} does not export renderContactPage. Build again: npm run build`);
}

function isRenderer(program: unknown): program is { readonly renderContactPage: RenderContactPage } {
  return (
    typeof program === "object" &&
    program !== null &&
    "renderContactPage" in program &&
    typeof program.renderContactPage === "function"
  );
}
