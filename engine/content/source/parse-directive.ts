const DIRECTIVE = /^::([a-z-]+)(?:\[([^\]]*)\])?(?:\{([^}]*)\})?$/;
const ATTRIBUTE = /([a-z-]+)=(?:[“"]([^”"]*)[”"]|(\S+))/g;

/** A line that stands for something else than text. */
export interface Directive {
  readonly name: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The name, the title and the attributes of a line such as `::embed[Title]{width=560}`; undefined for any other. */
export function parseDirective(line: string): Directive | undefined {
  const match = DIRECTIVE.exec(line.trim());
  if (!match?.[1]) return undefined;
  const attributes: Record<string, string> = {};
  for (const [, key = "", quoted, bare] of (match[3] ?? "").matchAll(ATTRIBUTE)) attributes[key] = quoted ?? bare ?? "";
  return { name: match[1], title: match[2] ?? "", attributes };
}

/** An element that shows something of another host. */
export const directiveForms = {
  embed: '::embed[Title]{service="…" src="https://…" width=560 height=315}',
  widget: '::widget[Title]{service="…" data-url="https://…" height=600}',
} as const;
