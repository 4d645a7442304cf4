import { escapeXml } from "../files/xml.ts";

/** Markup. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** A part of markup: text is escaped, `false` and `undefined` are left out. */
export type Part = string | number | false | undefined | Html | readonly Part[];

/** Markup as it is written, with parts filled in. @example html`<p>${"a < b"}</p>`.source // "<p>a &lt; b</p>" */
export function html(written: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: written }, ...parts.map(sourceOf)));
}

function sourceOf(part: Part): string {
  if (part instanceof Html) return part.source;
  if (typeof part === "object") return part.map(sourceOf).join("\n");
  return part === false || part === undefined ? "" : escapeXml(String(part));
}

/** A list; left out where it has no items. */
export function list(items: readonly Part[], look = "list"): Part {
  return items.length > 0 && html`<ul class="${look}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
