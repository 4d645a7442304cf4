import { dirname } from "node:path";
import { workAsOwner } from "#contact/server/common/owner-rights.ts";
import { formatDate } from "#engine/i18n/format.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { sentences } from "../words/sentences.ts";
import { invitationLink } from "./access-by-passkey.ts";
import type { EditorAddress } from "./address.ts";
import { openPeople } from "./people.ts";

interface Wanted {
  readonly invite?: string | undefined;
  readonly again: boolean;
  readonly remove?: string | undefined;
}

/** Does on the server what the commands about people say. @returns what is printed @throws {Refused} */
export function managePeople(
  address: EditorAddress,
  { invite, again, remove }: Wanted,
  language: OwnerLanguage,
): string {
  const say = sayIn(sentences, language);
  // As root, with no more rights than the service: it has to open what is made here.
  workAsOwner(dirname(dirname(address.people)));
  const people = openPeople(address.people);
  try {
    if (invite !== undefined)
      return say("invitation-made", {
        name: invite,
        address: invitationLink(address.origin, people.invite(invite, again)),
      });
    if (remove !== undefined) {
      people.remove(remove);
      return say("person-removed", { name: remove });
    }
    const day = (at: number | null) =>
      at === null ? "–" : formatDate(new Date(at).toISOString().slice(0, 10), ownerWritings[language]);
    const lines = people
      .list()
      .map(({ name, since, seen }) => say("person-line", { name, since: day(since), seen: day(seen) }));
    return lines.join("\n") || say("nobody-invited", { write: "npm run edit -- --invite NAME" });
  } finally {
    people.close();
  }
}
