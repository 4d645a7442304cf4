import type { Locale } from "../../i18n/language.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { BlockNode } from "../../pages/data/content-tree.ts";
import { nearest } from "../source/nearest.ts";
import { type Directive, directiveForms, parseDirective } from "../source/parse-directive.ts";
import { slugOf } from "../source/slug.ts";
import { isWebAddress } from "../source/web-address.ts";

/** Turns a line that begins with `::` into a block; reports why and gives undefined where it cannot. */
export type DirectiveReader = (
  line: string,
  report: (where: string, details: ProblemDetails) => void,
) => BlockNode | undefined;

export interface Directives {
  readonly locales: readonly Locale[];
  /** Names of the configured consent services. */
  readonly services: readonly string[];
  /** What replaces a line such as `::cookie-table`, by its name. */
  readonly generated: Readonly<Record<string, BlockNode>>;
}

/** What is not shown, however many lines it has. */
const COMMENT = /<!--[\s\S]*?-->/g;

/** Names of the consent services that a text shows something of. */
export function consentServicesIn(text: string): string[] {
  return text
    .replace(COMMENT, "")
    .split("\n")
    .flatMap((line) => parseDirective(line)?.attributes.service ?? []);
}

/**
 * Reads the directives a text may hold: `::embed[Title]{service="…" src="https://…" width=560 height=315}`,
 * `::widget[Title]{service="…" data-url="https://…" height=600}` and those of the generated blocks.
 */
export function directiveReader({ locales, services, generated }: Directives): DirectiveReader {
  return (line, report) => {
    const directive = parseDirective(line);
    const name = directive?.name ?? "";
    if (Object.hasOwn(generated, name)) return generated[name];
    if (directive && (name === "embed" || name === "widget")) {
      return foreignBlock(name, directive, { locales, services }, (details) => report(line, details));
    }
    const own = Object.keys(generated).map((other) => `::${other}`);
    const values = {
      instruction: /^::[\w-]*/.exec(line)?.[0] ?? line,
      others: [...own, directiveForms.widget].join(", "),
      write: directiveForms.embed,
    };
    report(line, { id: "instruction-unknown", values });
    return undefined;
  };
}

function foreignBlock(
  type: keyof typeof directiveForms,
  { title, attributes }: Directive,
  known: Pick<Directives, "locales" | "services">,
  wrong: (details: ProblemDetails) => void,
): BlockNode | undefined {
  const { service = "", src = "", "data-url": url = "", width, height, class: className, ...others } = attributes;
  const address = type === "embed" ? src : url;
  const [unknown] = Object.keys(others);
  const write = corrected(type, title, attributes);
  if (title.trim() === "") wrong({ id: "frame-without-title", values: { write } });
  else if (!known.services.includes(service)) {
    wrong(unknownService(service, known));
  } else if (!isHttps(address)) wrong({ id: "frame-address", values: { address, write } });
  else if (!isSize(height) || (type === "embed" && !isSize(width))) wrong({ id: "frame-size", values: { write } });
  else if (unknown !== undefined) wrong({ id: "frame-setting", values: { setting: unknown, write } });
  else if (type === "embed") return { type, title, service, src, width: Number(width), height: Number(height) };
  else return { type, title, service, url, height: Number(height), ...(className ? { className } : {}) };
  return undefined;
}

/** The line as it should be written: what is missing or wrong in it comes from the form. */
function corrected(type: keyof typeof directiveForms, title: string, attributes: Directive["attributes"]): string {
  const form = parseDirective(directiveForms[type])?.attributes ?? {};
  const kept = Object.entries({ ...form, class: "", ...attributes }).map(([name, value]) => {
    if (name === "class" ? value === "" : !Object.hasOwn(form, name)) return "";
    if (name === "width" || name === "height") return ` ${name}=${isSize(value) ? value : form[name]}`;
    const address = value.replace(/^http:/, "https:").replace(/^(https:\/\/)([^/?#]*)/, withHostOnly);
    return ` ${name}="${name === "service" || name === "class" || isHttps(address) ? address : form[name]}"`;
  });
  return `::${type}[${title.trim() || "…"}]{${kept.join("").trim()}}`;
}

function unknownService(
  service: string,
  { locales, services }: Pick<Directives, "locales" | "services">,
): ProblemDetails {
  const near = nearest(service, services);
  if (near !== undefined) {
    return { id: "name-misspelled", values: { name: service, write: `service="${near}"` } };
  }
  const title = locales.map((locale) => `${locale}: …`);
  const write = `- { name: ${slugOf(service, "service")}, title: { ${title.join(", ")} }, purposes: [media], default: false }`;
  return { id: "frame-of-unknown-service", values: { service, write } };
}

function isSize(text: string | undefined): boolean {
  return /^[1-9]\d{0,3}$/.test(text ?? "") && Number(text) <= 4000;
}

function isHttps(address: string): boolean {
  return address.startsWith("https://") && isWebAddress(address);
}

/** The beginning of an address without the characters that its host cannot have. */
function withHostOnly(_: string, scheme: string, host: string): string {
  return scheme + host.replace(/^.*@/, "").replace(/[^\p{L}\p{N}.:-]/gu, "");
}
