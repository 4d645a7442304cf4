import type { ReactNode } from "react";
import type { Initials, Person } from "../../facts/person.ts";
import { TileWall } from "../drawings/tile-wall.tsx";
import { PictureView } from "../text/picture.tsx";
import styles from "./people.module.css";

interface PortraitProps {
  readonly of: Pick<Person, "portrait">;
  /** Whether it is seen at once: at the head of a page. */
  readonly first?: boolean;
}

/** A person's picture under an arch, or their initials among tiles. The name stands beside it. */
export function Portrait({ of: { portrait }, first = false }: PortraitProps): ReactNode {
  return (
    <div className={`bay ${styles.portrait}`}>
      {"initials" in portrait ? (
        <InitialsOnTiles {...portrait} first={first} />
      ) : (
        <PictureView picture={portrait} eager={first} />
      )}
    </div>
  );
}

function InitialsOnTiles({ initials, seed, first }: Initials & { readonly first: boolean }): ReactNode {
  return (
    <>
      <TileWall seed={seed} size="arch" first={first} />
      <b className={styles.initials} aria-hidden="true">
        {initials}
      </b>
    </>
  );
}
