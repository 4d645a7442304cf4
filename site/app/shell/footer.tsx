import { Mark } from "../components/drawings/mark.tsx";
import { TileStrip } from "../components/tiles/tile-strip.tsx";
import { useLocaleData } from "../locale-context.tsx";
import { usePage } from "../page-context.tsx";
import styles from "./footer.module.css";
import { FooterHours } from "./footer-hours.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { FooterPhones } from "./footer-phones.tsx";
import { FooterSocial } from "./footer-social.tsx";
import { waterSeed } from "./water-seed.ts";

/** The water: a strip of tiles, then hours, phones, networks and the links that every page owes (row L3). */
export function Footer() {
  const { site } = useLocaleData();
  const page = usePage();
  return (
    <footer className={styles.foot}>
      <TileStrip seed={waterSeed(page)} />
      <div className="sea">
        <div className="wrap">
          <div className={styles.columns}>
            <div>
              <p className={styles.brand}>
                <Mark />
                {site.brand}
              </p>
              <p className="measure small soft">{site.description}</p>
            </div>
            <FooterHours />
            <FooterPhones />
            <FooterSocial />
          </div>
          <FooterLinks />
        </div>
      </div>
    </footer>
  );
}
