import { pagePath } from "../../page-paths/paths.ts";
import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";
import styles from "./footer.module.css";

/**
 * Copyright and the legal links. The cookie link leads to the cookies' part of the legal notice; where scripts run,
 * the consent dialog takes it over by its `data-cookie-settings`.
 */
export function FooterLinks() {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const legalNotice = pagePath("legal-notice", locale);
  const links = [
    [pagePath("home", locale), message("breadcrumb.home")],
    [legalNotice, message("footer.legal-notice")],
    [pagePath("accessibility", locale), message("footer.accessibility", { status: site.accessibility })],
    [pagePath("site-map", locale), message("footer.site-map")],
    [`${legalNotice}#credits`, message("footer.credits")],
  ] as const;
  return (
    <ul className={styles.links}>
      <li>{message("footer.copyright", { years: `${site.since}–${site.year}`, brand: site.brand })}</li>
      {links.map(([to, text]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
      <li>
        <Link to={`${legalNotice}#cookies`} data-cookie-settings="">
          {message("footer.cookies")}
        </Link>
      </li>
    </ul>
  );
}
