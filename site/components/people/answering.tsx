import type { ReactNode } from "react";
import { plainText, twoVoices } from "#engine/pages/data/content-tree.ts";
import { useMessage } from "../../context/locale-context.tsx";
import type { Person } from "../../facts/person.ts";
import { PhoneNumber } from "../text/link.tsx";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

type Answerer = Pick<Person, "name" | "role" | "portrait" | "phone">;

/** At the head of a service: who answers, and their direct number. */
export function Answering({ people }: { readonly people: readonly Answerer[] }): ReactNode {
  const message = useMessage();
  if (people.length === 0) return null;
  return (
    <ul className={`row ${styles.answering}`} aria-label={plainText(twoVoices(message("people.heading")))}>
      {people.map((person) => (
        <li key={person.name} className={styles.person}>
          <Portrait of={person} first />
          <div className={styles.words}>
            <p>
              <b>{person.name}</b>
            </p>
            <p className="small soft">{person.role}</p>
            {person.phone && (
              <p>
                <PhoneNumber {...person.phone} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
