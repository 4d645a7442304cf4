import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { isHidden } from "../source/content-files.ts";
import { nearest } from "../source/nearest.ts";
import { directiveForms } from "../source/parse-directive.ts";
import { documentTypes, extensionOf, lightName, mediaKind } from "./media-kinds.ts";

/**
 * The problem of a text that shows a picture or offers a document that is missing, or of another kind.
 *
 * @param known names of the pictures and documents that there are
 */
export function missingFile(name: string, wanted: "picture" | "document", known: readonly string[]): ProblemDetails {
  const kind = mediaKind(name);
  const light = lightName(name);
  const near = nearest(
    name,
    known.filter((other) => mediaKind(other) === kind),
  );
  if (isHidden(name)) {
    return { id: "file-passed-over", values: { file: name, write: name.replace(/(^|\/)[.~$]+/g, "$1") } };
  }
  // Films and sound need captions, a transcript, and a server that streams: video hosts have all three.
  if (kind === "recording") return { id: "recording-named", values: { file: name, write: directiveForms.embed } };
  if (kind === "other") {
    const types = Object.keys(documentTypes).join(", ");
    return { id: "type-not-offered", values: { extension: extensionOf(name), types } };
  }
  if (kind !== wanted) {
    return kind === "document"
      ? { id: "document-not-picture", values: { file: name, write: `[…](${name})` } }
      : { id: "picture-not-document", values: { file: name, write: `![…](${name})` } };
  }
  // Dark versions are chosen by the reader's screen, not by a text.
  if (light !== undefined) return { id: "dark-picture-named", values: { picture: name, write: light } };
  if (near !== undefined) return { id: "name-misspelled", values: { name, write: near } };
  return kind === "picture"
    ? { id: "picture-missing", values: { picture: name } }
    : { id: "document-missing", values: { file: name, write: "https://" } };
}
