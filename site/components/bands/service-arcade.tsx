import type { ReactNode } from "react";
import { useMessage } from "../../context/locale-context.tsx";
import type { ServiceSummary } from "../../input/site-input.ts";
import { GoLink, hiddenSuffix } from "../text/go-link.tsx";
import { RichText } from "../text/rich-text.tsx";
import { TileWall } from "../tiles/tile-wall.tsx";
import styles from "./service-arcade.module.css";

/** How much it says about each service: one sentence, or two and the audience. */
type Detail = "card" | "summary";

/** Services that belong together, with the id of the first. */
interface ServiceGroup {
  readonly id?: string;
  readonly services: readonly ServiceSummary[];
}

interface ServiceArcadeProps {
  readonly groups: readonly ServiceGroup[];
  readonly detail: Detail;
}

/**
 * The services as arches of one viaduct: an opening filled with tiles, the text below the quay line.
 * Its headings are of level 3: it stands below a heading of level 2.
 */
export function ServiceArcade({ groups, detail }: ServiceArcadeProps): ReactNode {
  return (
    <ul className={styles.arcade}>
      {groups.flatMap(({ id, services }) =>
        services.map((service, index) => (
          <ServiceArch
            key={service.path}
            id={index === 0 ? id : undefined}
            service={service}
            detail={detail}
            first={detail === "summary" && service === groups[0]?.services[0]}
          />
        )),
      )}
    </ul>
  );
}

interface ServiceArchProps {
  readonly id: string | undefined;
  readonly service: ServiceSummary;
  readonly detail: Detail;
  /** Whether it is seen at once: the first on the page of all services. */
  readonly first: boolean;
}

function ServiceArch({ id, service, detail, first }: ServiceArchProps): ReactNode {
  const message = useMessage();
  const see = message("service.see");
  return (
    <li id={id}>
      <div className={styles.span}>
        <div className="bay">
          <TileWall seed={service.seed} cols={3} rows={3} first={first} />
        </div>
      </div>
      <div className={`stack ${styles.text}`}>
        <h3>{service.name}</h3>
        <p className="soft">
          <RichText text={detail === "card" ? service.card : service.summary} />
        </p>
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
