/** How a submission is encoded: as a form or as JSON. */
export type BodyKind = "form" | "json";

const KINDS: Readonly<Record<string, BodyKind>> = {
  "application/x-www-form-urlencoded": "form",
  "application/json": "json",
};

const UTF_8 = ["utf-8", "utf8"];

/**
 * The kind of body that a request declares, in any spelling; undefined for everything else, which is answered 415 before
 * the body is read: another type, several types, another character encoding than UTF-8, a compressed body.
 *
 * @param rawHeaders names and values in turn, as they were sent
 * @example bodyKind(["Content-Type", "Application/JSON ; Charset=UTF-8"]) // "json"
 */
export function bodyKind(rawHeaders: readonly string[]): BodyKind | undefined {
  const [type, ...more] = valuesOf(rawHeaders, "content-type");
  if (type === undefined || more.length > 0) return undefined;
  if (valuesOf(rawHeaders, "content-encoding").some((encoding) => encoding.toLowerCase() !== "identity"))
    return undefined;
  const [mediaType = "", ...parameters] = type.split(";").map((part) => part.trim());
  if (!parameters.every(allowsUtf8)) return undefined;
  const name = mediaType.toLowerCase();
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
}

/** Whether a parameter of a media type leaves the encoding at UTF-8. @example allowsUtf8('charset = "UTF-8"') // true */
function allowsUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.toLowerCase().split("=");
  return name.trim() !== "charset" || UTF_8.includes(value.replaceAll('"', "").trim());
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}

/** The body cannot be read. Its text says why, and quotes nothing of the body. */
export class BodyError extends Error {
  override readonly name = "BodyError";
}

/** The fields of a submission as sent: unchecked, of any type. */
export type RawFields = Readonly<Record<string, unknown>>;

/**
 * Reads a body. Only UTF-8 is taken; of a repeated field the last counts; a JSON value that is no object has no fields.
 *
 * @throws {BodyError} when it is not well-formed
 */
export function parseBody(kind: BodyKind, body: Uint8Array): RawFields {
  const text = decode(body);
  return kind === "json" ? parseJson(text) : parseForm(text);
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new BodyError("The body is not UTF-8.");
  }
}

function parseJson(text: string): RawFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError("The body is not JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  if (Object.hasOwn(value, "__proto__")) throw new BodyError("The body has a member named __proto__.");
  return value as RawFields;
}

function parseForm(text: string): RawFields {
  const fields = new Map<string, string>();
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const [name = "", ...value] = pair.split("=");
    fields.set(decodeField(name), decodeField(value.join("=")));
  }
  // A Map, then own properties: no name, "__proto__" included, can reach a prototype.
  return Object.fromEntries(fields);
}

/** Unlike URLSearchParams, which would quietly put replacement characters into a person's message. */
function decodeField(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new BodyError("A field is not well-formed percent-encoded UTF-8.");
  }
}
