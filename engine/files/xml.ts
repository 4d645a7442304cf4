/** A small XML writer: elements in, escaped text out. */

export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly XmlElement[] | string;
}

/** A whole XML document. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(root)}\n`;
}

function xmlElement({ name, attributes = {}, children = [] }: XmlElement): string {
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside = typeof children === "string" ? escapeXml(children) : children.map(xmlElement).join("");
  return `<${name}${marks.join("")}>${inside}</${name}>`;
}

/** Escapes text for XML content and attributes; characters that XML 1.0 forbids are dropped (§2.2). */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** Text without special characters, like most addresses: needs no escaping. */
const PLAIN = /^[\w /:.-]*$/;
