import { lightName } from "./dark-picture.ts";
import { documentTypes, extensionOf, mediaKind } from "./media-kinds.ts";
import type { Problem } from "./problem.ts";

const CORRECT = "put the file into media/, or correct its name";

type Words = Pick<Problem, "message" | "fix">;

/** What is wrong where a text shows a picture that is none. */
export function missingPicture(name: string): Words {
  switch (mediaKind(name)) {
    case "recording":
      return recording(name);
    case "document":
      return { message: `“${name}” is a document, not a picture`, fix: `write [its title](${name})` };
    case "other":
      return notOffered(name);
    case "picture":
      return lightPicture(name) ?? { message: `the picture “${name}” is not in the media folder`, fix: CORRECT };
  }
}

/** What is wrong where a text links to a document that is none. */
export function missingDocument(name: string): Words {
  switch (mediaKind(name)) {
    case "recording":
      return recording(name);
    case "picture":
      return {
        message: `“${name}” is a picture, not a document`,
        fix: `write ![what it shows](${name}) on a line of its own, or save it as PDF`,
      };
    case "other":
      return notOffered(name);
    case "document":
      return {
        message: `the document “${name}” is not in the media folder`,
        fix: `${CORRECT}; the address of another site begins with https://`,
      };
  }
}

/** Dark versions are chosen by the reader's screen, not by a text. */
function lightPicture(name: string): Words | undefined {
  const light = lightName(name);
  if (light === undefined) return undefined;
  return { message: `“${name}” is the dark version of a picture`, fix: `write ${light}: dark screens get the other` };
}

/** Films and sound need captions, a transcript, and a server that streams: hosts of films have all three. */
function recording(name: string): Words {
  return {
    message: `“${name}” is a film or sound, which the site does not publish itself`,
    fix: 'give it, with subtitles, to a host of films, then write ::embed[Title]{service="…" src="https://…" width=560 height=315}',
  };
}

function notOffered(name: string): Words {
  return {
    message: `files of the type .${extensionOf(name)} are not offered`,
    fix: `save it as PDF; offered are ${Object.keys(documentTypes).join(", ")}`,
  };
}
