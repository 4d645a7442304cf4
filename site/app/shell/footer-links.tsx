import { pagePath } from "../../routes/paths.ts";
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
  return (
    <div className={styles.links}>
      <span>{message("footer.copyright", { years: `${site.since}–${site.year}`, brand: site.brand })}</span>
      <Link to={legalNotice}>{message("footer.legal-notice")}</Link>
      <Link to={pagePath("accessibility", locale)}>{message("footer.accessibility")}</Link>
      <Link to={`${legalNotice}#credits`}>{message("footer.credits")}</Link>
      <Link to={`${legalNotice}#cookies`} data-cookie-settings="">
        {message("footer.cookies")}
      </Link>
    </div>
  );
}
