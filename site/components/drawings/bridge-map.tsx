import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import styles from "./bridge-map.module.css";
import { DrawingImage } from "./drawing-image.tsx";

/** The map of the two offices: France and Portugal in tiles, an arch between them over the Atlantic. */
export function BridgeMap({ label }: { readonly label: string }) {
  const { site } = useLocaleData();
  const message = useMessage();
  const nameOf = (country: "fr" | "pt") => site.phones.find((phone) => phone.country === country)?.label;
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <DrawingImage name="map" width={550} height={670} />
      <b className={styles.france}>{nameOf("fr")}</b>
      <b className={styles.portugal}>{nameOf("pt")}</b>
      <span className={styles.sea}>{message("contact.map-atlantic")}</span>
    </div>
  );
}
