import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import { tile } from "../tiles/tile.ts";
import { TilePattern } from "../tiles/tile-pattern.tsx";
import styles from "./bridge-map.module.css";
import { BRIDGE_PATH, countries, countryPath, offices } from "./bridge-map-shape.ts";

/** A tile covers two squares of the map. */
const TILE_SCALE = 0.025;

/** The map of the two offices: France and Portugal in tiles, an arch between them over the Atlantic. */
export function BridgeMap({ label }: { readonly label: string }) {
  return (
    <svg className={styles.map} viewBox="-1 -1 27.5 33.5" role="img" aria-label={label}>
      <defs>
        <TilePattern id="_map-fr" tile={tile("finances")} scale={TILE_SCALE} />
        <g className="relay">
          <TilePattern id="_map-pt" tile={tile("projets")} scale={TILE_SCALE} />
        </g>
      </defs>
      <path className={styles.between} d={countryPath(countries.spain)} />
      <path fill="url(#_map-frp)" d={countryPath(countries.france)} />
      <path fill="url(#_map-ptp)" d={countryPath(countries.portugal)} />
      <path className="ink" d={BRIDGE_PATH} />
      <g className={styles.pin}>
        <circle cx={offices.france.x} cy={offices.france.y} r=".9" />
        <circle cx={offices.portugal.x} cy={offices.portugal.y} r=".9" />
      </g>
      <Names />
    </svg>
  );
}

function Names() {
  const { site } = useLocaleData();
  const message = useMessage();
  const nameOf = (country: "fr" | "pt") => site.phones.find((phone) => phone.country === country)?.label;
  return (
    <>
      <text x="26.4" y="1.9" textAnchor="end">
        {nameOf("fr")}
      </text>
      <text x=".9" y="31.6">
        {nameOf("pt")}
      </text>
      <text className={styles.sea} x="5.6" y="10.4">
        {message("contact.map-atlantic")}
      </text>
    </>
  );
}
