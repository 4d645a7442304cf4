import { escapeXml } from "../files/xml.ts";

/** Text as HTML shows it. */
export const text = escapeXml;

/** An element; `inside` is HTML. */
export function element(name: string, inside: string, attributes: Readonly<Record<string, string>> = {}): string {
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${marks.join("")}>${inside}</${name}>`;
}

/** A paragraph of text. */
export const paragraph = (words: string, look = ""): string =>
  element("p", text(words), look === "" ? {} : { class: look });

/** A list; its items are HTML. Empty where there are none. */
export function list(items: readonly string[], look = "plain list"): string {
  return items.length === 0 ? "" : element("ul", items.map((item) => element("li", item)).join("\n"), { class: look });
}

/** A command to copy. */
export const command = (words: string): string => element("code", text(words));
