import type { ReactNode } from "react";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useMessage } from "../../context/locale-context.ts";
import type { Person } from "../../input/site-input.ts";
import { TileWall } from "../drawings/drawing-files.tsx";
import { PictureView } from "../text/blocks.tsx";
import { Heading } from "../text/heading.tsx";
import { PhoneNumber } from "../text/link.tsx";
import styles from "./people.module.css";

/**
 * The people who answer, each under an arch; nothing where none is named. It continues the band before it.
 *
 * @param children below them: what a call costs, where the page does not say it yet
 */
export function People({ people, children }: Readonly<{ people: readonly Person[]; children?: ReactNode }>) {
  const message = useMessage();
  if (people.length === 0) return null;
  return (
    <section className={`sect ${styles.band}`}>
      <div className="wrap stack">
        <Heading level={2} text={twoVoices(message("people.heading"))} className="title" />
        <ul className={`split ${styles.people}`}>
          {people.map(({ name, role, sentence, languages, portrait, phone }) => (
            <li key={name} className={styles.person}>
              <Portrait of={portrait} />
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className="soft">{role}</p>
                <p>{shownText(sentence)}</p>
                {languages !== "" && <p className="small soft">{message("people.speaks", { languages })}</p>}
                {phone && (
                  <p>
                    <PhoneNumber {...phone} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** A person's picture under an arch, or their initials among tiles. The name stands beside it. */
export function Portrait({ of, first = false }: Readonly<{ of: Person["portrait"]; first?: boolean }>) {
  return (
    <div className={`bay ${styles.portrait}`}>
      {"initials" in of ? (
        <>
          <TileWall seed={of.seed} size="arch" among="portraits" first={first} />
          <b className={styles.initials} aria-hidden="true">
            {of.initials}
          </b>
        </>
      ) : (
        <PictureView picture={of} eager={first} />
      )}
    </div>
  );
}
