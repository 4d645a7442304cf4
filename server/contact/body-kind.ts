/** How a submission is written: as a browser sends a form, or as a program sends JSON. */
export type BodyKind = "form" | "json";

const KINDS: Readonly<Record<string, BodyKind>> = {
  "application/x-www-form-urlencoded": "form",
  "application/json": "json",
};

const UTF_8 = ["utf-8", "utf8"];
const CHARSET = /^charset\s*=\s*"?([^"]*)"?$/i;

/**
 * The kind of body that a request announces, however it is spelt. Everything else is answered 415 before a byte of the
 * body is read: another type, several types, another character encoding than UTF-8, a compressed body.
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
  const charsets = parameters.map((parameter) => CHARSET.exec(parameter)?.[1]?.toLowerCase());
  if (charsets.some((charset) => charset !== undefined && !UTF_8.includes(charset))) return undefined;
  const name = mediaType.toLowerCase();
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
