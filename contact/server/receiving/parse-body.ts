import type { FastifyInstance } from "fastify";

/** The fields of a submission as sent: unchecked, of any type. */
export type RawFields = Readonly<Record<string, unknown>>;

/** A body that cannot be read. Its text quotes nothing of it. */
class BodyError extends Error {
  readonly statusCode = 400;
}

/**
 * Has requests of a scope read as JSON or as a form; of another type they are refused (415). The framework's own parsers,
 * and `@fastify/formbody`, put other characters in place of bytes that are not UTF-8, or leave them percent-encoded: here
 * such a message is refused (400), not changed.
 */
export function addBodyParsers(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser("error", "ignore");
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) =>
    parseJson(
      request,
      strictly(body, (text) => text),
      done,
    ),
  );
  scope.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, formFields(body)),
  );
}

/**
 * The fields of a form; of a repeated one the last counts, whatever its name. URLSearchParams would replace what it cannot
 * decode, and takes time with the square of the number of fields without a value.
 *
 * @throws {BodyError}
 */
export function formFields(body: Uint8Array): RawFields {
  return strictly(body, (text) => {
    const pairs = text.split("&").filter((pair) => pair !== "");
    return Object.fromEntries(new Map(pairs.map(decodedPair)));
  });
}

function decodedPair(pair: string): readonly [string, string] {
  const [name = "", ...value] = pair.replaceAll("+", " ").split("=");
  return [decodeURIComponent(name), decodeURIComponent(value.join("="))];
}

/** Made once: making one takes as long as decoding a message. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

function strictly<Read>(body: Uint8Array, read: (text: string) => Read): Read {
  try {
    return read(UTF8.decode(body));
  } catch {
    throw new BodyError("The body is not UTF-8.");
  }
}
