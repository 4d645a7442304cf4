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
  const words = title
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("[", "(")
    .replaceAll("]", ")");
  const address = src.replaceAll('"', "%22").replaceAll("}", "%7D");
  return `::embed[${words}]{service="${service}" src="${address}" width=${width} height=${height}}`;
}

/** Reads such a line; undefined for any other. */
export function readEmbed(line: string): Embed | undefined {
  const [, title = "", settings = ""] = /^::embed\[([^\]]*)\]\{([^}]*)\}$/.exec(line) ?? [];
  if (settings === "") return undefined;
  const found = [...settings.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g)];
  const {
    service = "",
    src = "",
    ...size
  } = Object.fromEntries(found.map(([, name, quoted, bare]) => [name, quoted ?? bare ?? ""]));
  return { title, service, src, width: Number(size.width), height: Number(size.height) };
}

const attributes = { src: attribute("src"), width: attribute("width"), height: attribute("height") } as const;

function attribute(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, "i");
}

/** Reads what a provider gives to be copied, an address or a piece of HTML, as address and size. */
export function readEmbedCode(code: string): {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
} {
  const given = (name: keyof typeof attributes) => attributes[name].exec(code)?.[1];
  const src = /<iframe/i.test(code) ? given("src") : code.trim();
  const size = (name: "width" | "height") => {
    const value = Number.parseInt(given(name) ?? "", 10);
    return value > 0 && !given(name)?.endsWith("%") ? { [name]: value } : {};
  };
  return { src: (src ?? "").replaceAll("&amp;", "&"), ...size("width"), ...size("height") };
}
