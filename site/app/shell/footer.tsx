import { Mark } from "../components/drawings/mark.tsx";
import { useLocaleData } from "../locale-context.tsx";
import styles from "./footer.module.css";
import { FooterHours } from "./footer-hours.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { FooterPhones } from "./footer-phones.tsx";
import { FooterSocial } from "./footer-social.tsx";
import { Water } from "./water.tsx";

/** The water: a strip of tiles, then hours, phones, networks and the links that every page owes (row L3). */
export function Footer() {
  const { site } = useLocaleData();
  return (
    <footer className={styles.foot}>
      <Water />
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
