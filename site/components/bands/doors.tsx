import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Sign } from "../drawings/icons.tsx";
import { Link } from "../text/link.tsx";
import styles from "./doors.module.css";

/** A way in: its name, and what is behind it. */
export interface Door {
  readonly title: Text;
  readonly text?: Text;
  readonly path: string;
  /** Outline of its sign. */
  readonly sign?: string | undefined;
}

/**
 * Doors side by side, on telephones without their texts; or one below the other. The whole of each can be pressed.
 *
 * @param stacked whether they stand one below the other
 */
export function Doors({ doors, stacked = false }: Readonly<{ doors: readonly Door[]; stacked?: boolean }>) {
  return (
    <ul className={stacked ? styles.doors : `${styles.doors} ${styles.beside}`}>
      {doors.map(({ title, text, path, sign }) => (
        <li key={path}>
          <Link to={path}>
            <b>
              <Sign of={sign} />
              <RichText as="span" text={title} />
            </b>
            {text && (
              <>
                {" "}
                <RichText as="span" text={text} />
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
