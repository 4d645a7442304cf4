import { plainText, type RichText as Text } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { useMessage } from "../../context/locale-context.ts";
import { TileWall } from "../drawings/drawing-files.tsx";
import { Heading, Paragraph } from "../text/heading.tsx";
import { GoLink, hiddenSuffix } from "../text/link.tsx";
import styles from "./service-arcade.module.css";

/** A service as an arch shows it. */
export interface ServiceArch {
  /** Of its tiles. */
  readonly seed: string;
  readonly path: string;
  readonly name: string;
  readonly text: Text;
  /** Whom it is for, in a few words. */
  readonly audience?: Text;
  /** The first of its prices. */
  readonly price?: Text | undefined;
}

/**
 * The services as arches of one viaduct: an opening filled with tiles, the text below the quay line.
 * Its headings are of level 3: it stands below a heading of level 2.
 *
 * @param first whether the first arch is on the first screen
 */
export function ServiceArcade({
  services,
  first = false,
}: Readonly<{ services: readonly ServiceArch[]; first?: boolean }>) {
  return (
    <ul className={styles.arcade}>
      {services.map((service, index) => (
        <Bay key={service.path} service={service} first={first && index === 0} />
      ))}
    </ul>
  );
}

/** The services behind a door, and links to those that stand behind another one. */
interface ServiceDoor {
  /** Of its heading, which the door leads to. */
  readonly id: string;
  readonly title: Text;
  readonly services: readonly ServiceArch[];
  readonly others: readonly Pick<ServiceArch, "path" | "name">[];
}

/** A section for each door, side by side where they fit: one viaduct. */
export function ServiceDoors({ doors }: { readonly doors: readonly ServiceDoor[] }) {
  return (
    <div className={styles.doors}>
      {doors.map(({ id, title, services, others }, index) => (
        <section key={id} aria-labelledby={id}>
          <Heading level={2} id={id} text={title} />
          {services.length > 0 && <ServiceArcade services={services} first={index === 0} />}
          {others.length > 0 && (
            <ul className="stack">
              {others.map(({ path, name }) => (
                <li key={path}>
                  <GoLink to={path}>{name}</GoLink>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function Bay({
  service: { seed, path, name, text, audience, price },
  first,
}: Readonly<{ service: ServiceArch; first: boolean }>) {
  const message = useMessage();
  const see = message("service.see");
  return (
    <li>
      <div className={styles.span}>
        <div className="bay">
          <TileWall seed={seed} size="arch" first={first} />
        </div>
      </div>
      <div className={`stack ${styles.text}`}>
        <h3>{shownText(name)}</h3>
        <Paragraph className="soft" text={text} />
        {audience && (
          <p className="small">
            <b>{message("service.for-whom")}</b> <RichText text={audience} />
          </p>
        )}
        {price && (
          <p className="small">
            <b>{shownText(message("service.price-from", { price: plainText(price) }))}</b>
          </p>
        )}
        <GoLink to={path} suffix={hiddenSuffix(see, message("service.see-name", { name }))}>
          {see}
        </GoLink>
      </div>
    </li>
  );
}
