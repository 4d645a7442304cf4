import type { ReactNode } from "react";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { Link } from "../text/link.tsx";
import { RichText } from "../text/rich-text.tsx";
import styles from "./doors.module.css";

/** A way in: its name, and what is behind it. */
export interface Door {
  readonly title: Text;
  readonly text: Text;
  readonly path: string;
}

/** Doors side by side; in narrow windows one below the other. The whole of each can be pressed. */
export function Doors({ doors }: { readonly doors: readonly Door[] }): ReactNode {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, text, path }) => (
        <li key={path}>
          <Link to={path}>
            <b>
              <RichText text={title} />
            </b>{" "}
            <span>
              <RichText text={text} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
