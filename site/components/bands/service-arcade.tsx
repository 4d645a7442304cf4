import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import { TileWall } from "../drawings/drawing-files.tsx";
import { Paragraph } from "../text/heading.tsx";
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
}

/**
 * The services as arches of one viaduct: an opening filled with tiles, the text below the quay line.
 * Its headings are of level 3: it stands below a heading of level 2.
 *
 * @param first whether the first arch is on the first screen
 */
export function ServiceArcade({
  groups,
  first = false,
}: Readonly<{ groups: readonly { id?: string; services: readonly ServiceArch[] }[]; first?: boolean }>) {
  return (
    <ul className={styles.arcade}>
      {groups.flatMap(({ id, services }) =>
        services.map((service, index) => (
          <Bay
            key={service.path}
            id={index === 0 ? id : undefined}
            service={service}
            first={first && service === groups[0]?.services[0]}
          />
        )),
      )}
    </ul>
  );
}

function Bay({
  id,
  service: { seed, path, name, text, audience },
  first,
}: {
  readonly id: string | undefined;
  readonly service: ServiceArch;
  readonly first: boolean;
}) {
  const message = useMessage();
  const see = message("service.see");
  return (
    <li id={id}>
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
        <GoLink to={path} suffix={hiddenSuffix(see, message("service.see-name", { name }))}>
          {see}
        </GoLink>
      </div>
    </li>
  );
}
