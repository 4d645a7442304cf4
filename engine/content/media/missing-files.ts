import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { isHidden } from "../source/content-files.ts";
import { nearest } from "../source/nearest.ts";
import { directiveForms } from "../source/parse-directive.ts";
import { lightName } from "./dark-picture.ts";
import { documentTypes, extensionOf, mediaKind } from "./media-kinds.ts";

/**
 * The problem of a text that shows a picture that is missing, or no picture.
 *
 * @param known names of the pictures and documents that there are
 */
export function missingPicture(name: string, known: readonly string[]): ProblemDetails {
  if (isHidden(name)) return hidden(name);
  const kind = mediaKind(name);
  if (kind === "document") return { id: "document-not-picture", values: { file: name, write: `[…](${name})` } };
  if (kind !== "picture") return notOffered(name);
  // Dark versions are chosen by the reader's screen, not by a text.
  const light = lightName(name);
  if (light !== undefined) return { id: "dark-picture-named", values: { picture: name, write: light } };
  const near = nearName(name, known);
  return near === undefined
    ? { id: "picture-missing", values: { picture: name } }
    : { id: "name-misspelled", values: { name, write: near } };
}

/** The problem of a text that links to a document that is missing, or no document; `known` as above. */
export function missingDocument(name: string, known: readonly string[]): ProblemDetails {
  if (isHidden(name)) return hidden(name);
  const kind = mediaKind(name);
  if (kind === "picture") return { id: "picture-not-document", values: { file: name, write: `![…](${name})` } };
  if (kind !== "document") return notOffered(name);
  const near = nearName(name, known);
  return near === undefined
    ? { id: "document-missing", values: { file: name, write: "https://" } }
    : { id: "name-misspelled", values: { name, write: near } };
}

function hidden(file: string): ProblemDetails {
  return { id: "file-passed-over", values: { file, write: file.replace(/(^|\/)[.~$]+/g, "$1") } };
}

/** The name that was probably meant, of the files of the same kind. */
function nearName(name: string, known: readonly string[]): string | undefined {
  const ofKind = known.filter((other) => mediaKind(other) === mediaKind(name));
  return nearest(name, ofKind);
}

/** Films and sound need captions, a transcript, and a server that streams: video hosts have all three. */
function notOffered(file: string): ProblemDetails {
  if (mediaKind(file) === "recording") return { id: "recording-named", values: { file, write: directiveForms.embed } };
  const types = Object.keys(documentTypes).join(", ");
  return { id: "type-not-offered", values: { extension: extensionOf(file), types } };
}
