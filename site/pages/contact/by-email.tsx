import type { ReactNode } from "react";
import { TileWall } from "../../components/drawings/tile-wall.tsx";
import { ownSeeds } from "../../components/drawings/walls.ts";
import { useMessage } from "../../context/locale-context.tsx";
import styles from "./card.module.css";

/**
 * In place of the form, where nothing receives it: where to write, and what to say. The address can be read and copied:
 * not everybody's browser opens a mail program.
 */
export function ByEmail({ address }: { readonly address: string }): ReactNode {
  const message = useMessage();
  const [name, host] = address.split("@");
  return (
    <div className={styles.card}>
      <div className="row">
        <TileWall className={styles.stamp} seed={ownSeeds.stamp} size="tile" />
        <h3>{message("contact.by-email")}</h3>
      </div>
      <a className="num" href={`mailto:${address}`}>
        <span>
          {name}@<wbr />
          {host}
        </span>
      </a>
      <p>{message("contact.by-email-hint")}</p>
    </div>
  );
}
