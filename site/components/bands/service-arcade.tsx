import type { ReactNode } from "react";
import type { ServiceSummary } from "#engine/pages/data/summaries.ts";
import { useMessage } from "../../context/locale-context.tsx";
import { GoLink, hiddenSuffix } from "../text/go-link.tsx";
import { RichText } from "../text/rich-text.tsx";
import { TileWall } from "../tiles/tile-wall.tsx";
import styles from "./service-arcade.module.css";

/** How much it says about each service: its name only, one sentence, or two sentences and the audience. */
type Detail = "name" | "card" | "summary";

interface ServiceArcadeProps {
  readonly services: readonly ServiceSummary[];
  readonly detail: Detail;
}

/**
 * The services as arches of one viaduct: an opening filled with tiles, the text below the quay line.
 * Its headings are of level 3: it stands below a heading of level 2.
 */
export function ServiceArcade({ services, detail }: ServiceArcadeProps): ReactNode {
  return (
    <ul className={styles.arcade}>
      {services.map((service) => (
        <ServiceArch key={service.path} service={service} detail={detail} />
      ))}
    </ul>
  );
}

function ServiceArch({ service, detail }: { readonly service: ServiceSummary; readonly detail: Detail }): ReactNode {
  const message = useMessage();
  const see = message("service.see");
  return (
    <li>
      <div className={styles.span}>
        <div className="bay">
          <TileWall seed={service.seed} cols={3} rows={3} top={1} />
        </div>
      </div>
      <div className={`stack ${styles.text}`}>
        <h3>{service.name}</h3>
        {detail === "name" ? null : (
          <p className="soft">
            <RichText text={detail === "card" ? service.card : service.summary} />
          </p>
        )}
        {detail === "summary" ? (
          <p className="small">
            <b>{message("service.for-whom")}</b> <RichText text={service.audience} />
          </p>
        ) : null}
        <GoLink to={service.path} suffix={hiddenSuffix(see, message("service.see-name", { name: service.name }))}>
          {see}
        </GoLink>
      </div>
    </li>
  );
}
