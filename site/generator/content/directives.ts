import type { BlockNode } from "../../page-data/content-tree.ts";

/** Turns a line that begins with `::` into a block; reports why and gives undefined where it cannot. */
export type DirectiveReader = (
  line: string,
  report: (where: string, message: string, fix: string) => void,
) => BlockNode | undefined;

const DIRECTIVE = /^::([a-z-]+)(?:\[([^\]]*)\])?(?:\{([^}]*)\})?$/;
const ATTRIBUTE = /([a-z]+)=(?:[“"]([^”"]*)[”"]|(\S+))/g;

/** Names of the services that a text shows something of. */
export function servicesIn(text: string): string[] {
  return text.split("\n").flatMap((line) => parseDirective(line)?.attributes.service ?? []);
}

interface Directive {
  readonly name: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function parseDirective(line: string): Directive | undefined {
  const match = DIRECTIVE.exec(line.trim());
  if (!match?.[1]) return undefined;
  const attributes: Record<string, string> = {};
  for (const [, key = "", quoted, bare] of (match[3] ?? "").matchAll(ATTRIBUTE)) attributes[key] = quoted ?? bare ?? "";
  return { name: match[1], title: match[2] ?? "", attributes };
}

/**
 * Reads the directives a text may hold: `::embed[Title]{service="…" src="https://…" width=560 height=315}`
 * and those of the generated blocks.
 *
 * @param services names of the configured consent services
 * @param generated what replaces a line such as `::cookie-table`, by its name
 */
export function directiveReader(
  services: readonly string[],
  generated: Readonly<Record<string, BlockNode>>,
): DirectiveReader {
  return (line, report) => {
    const directive = parseDirective(line);
    const block = directive && Object.hasOwn(generated, directive.name) ? generated[directive.name] : undefined;
    if (block) return block;
    if (directive?.name === "embed") return embed(line, directive, services, report);
    report(
      line,
      "this line begins with :: but is no known instruction",
      `write ::embed[Title]{service="…" src="https://…" width=560 height=315} or ::${Object.keys(generated).join(" or ::")}`,
    );
    return undefined;
  };
}

function embed(
  line: string,
  { title, attributes }: Directive,
  services: readonly string[],
  report: (where: string, message: string, fix: string) => void,
): BlockNode | undefined {
  const { service = "", src = "" } = attributes;
  const width = Number(attributes.width);
  const height = Number(attributes.height);
  const wrong = (message: string, fix: string) => report(line, message, fix);
  if (title.trim() === "") wrong("an embed needs a title", "write it in square brackets: ::embed[Title]{…}");
  else if (!services.includes(service)) {
    wrong(
      `the embed's service “${service}” is not configured`,
      `add it to consent.services in site.yaml, or use one of: ${services.join(", ")}`,
    );
  } else if (!isHttps(src))
    wrong(`the embed's address “${src}” is not an https address`, "give the whole address, beginning with https://");
  else if (!isSize(width) || !isSize(height))
    wrong("an embed needs its size in whole pixels", "add width=560 height=315");
  else return { type: "embed", title, service, src, width, height };
  return undefined;
}

function isSize(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 4000;
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:" && address.startsWith("https://");
}
