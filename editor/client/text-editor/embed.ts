import { parseDirective } from "#engine/content/source/parse-directive.ts";

/** Something of another site, shown once a visitor has accepted its service. */
export interface Embed {
  readonly service: string;
  readonly title: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The line that shows something of another site. A title has no square brackets. */
export function embedMarkdown({ service, title, src, width, height }: Embed): string {
  const words = title.trim().replaceAll("[", "(").replaceAll("]", ")");
  const address = src.replaceAll('"', "%22").replaceAll("}", "%7D");
  return `::embed[${words}]{service="${service}" src="${address}" width=${width} height=${height}}`;
}

/** Reads such a line; undefined for any other. */
export function readEmbed(line: string): Embed | undefined {
  const { name, title = "", attributes = {} } = parseDirective(line) ?? {};
  const { service = "", src = "", width, height } = attributes;
  return name === "embed" ? { title, service, src, width: Number(width), height: Number(height) } : undefined;
}

/** Reads what a provider gives to be copied, an address or a piece of HTML, as address and size. */
export function readEmbedCode(code: string): Pick<Embed, "src"> & Partial<Embed> {
  const [frame = ""] = /<iframe[^>]*/i.exec(code) ?? [];
  const found = [...frame.matchAll(/\s(src|width|height)=["']?([^"'\s]+)/gi)];
  const given = Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
  const { src = frame === "" ? code.trim() : "" } = given;
  const size = (name: "width" | "height") => (Number(given[name]) > 0 ? { [name]: Number(given[name]) } : {});
  return { src: src.replaceAll("&amp;", "&"), ...size("width"), ...size("height") };
}
