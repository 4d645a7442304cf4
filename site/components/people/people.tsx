import type { ReactNode } from "react";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { useMessage } from "../../context/locale-context.tsx";
import type { Person } from "../../facts/person.ts";
import { Heading } from "../text/heading.tsx";
import { PhoneNumber } from "../text/link.tsx";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

/** The people who answer, each under an arch; nothing where none is named. It continues the band before it. */
export function People({ people }: { readonly people: readonly Person[] }): ReactNode {
  const message = useMessage();
  if (people.length === 0) return null;
  return (
    <section className={`sect ${styles.band}`}>
      <div className="wrap">
        <Heading level={2} text={twoVoices(message("people.heading"))} className="title" />
        <ul className={`split ${styles.people}`}>
          {people.map((person) => (
            <li key={person.name} className={styles.person}>
              <Portrait of={person} />
              <PersonWords person={person} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PersonWords({ person: { name, role, sentence, languages, phone } }: { readonly person: Person }): ReactNode {
  const message = useMessage();
  return (
    <div className={styles.words}>
      <h3>{name}</h3>
      <p className="soft">{role}</p>
      <p>{sentence}</p>
      {languages !== "" && <p className="small soft">{message("people.speaks", { languages })}</p>}
      {phone && (
        <p>
          <PhoneNumber {...phone} />
        </p>
      )}
    </div>
  );
}
