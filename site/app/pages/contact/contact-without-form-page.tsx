import type { ReactNode } from "react";
import type { ContactContent } from "../../../page-data/contact-content.ts";
import { TileWall } from "../../components/tiles/tile-wall.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import styles from "./card.module.css";
import { ContactWays } from "./contact-ways.tsx";

/** The contact page of a site whose form gave way: the e-mail address stands in its place. */
export function Page({ content }: { readonly content: ContactContent }): ReactNode {
  return (
    <ContactWays content={content}>
      <ByEmail address={content.email ?? ""} />
    </ContactWays>
  );
}

/** Where to write, and what to say. The address can be read and copied: not everybody's browser opens a mail program. */
function ByEmail({ address }: { readonly address: string }): ReactNode {
  const message = useMessage();
  const [name, host] = address.split("@");
  return (
    <div className={styles.card}>
      <div className="row">
        <TileWall className={styles.stamp} seed="courrier" cols={1} rows={1} />
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
