import { pagePath } from "../../page-paths/paths.ts";
import { Mark } from "../components/drawings/mark.tsx";
import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";
import { MENU_ID } from "./element-ids.ts";
import styles from "./header.module.css";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Menu } from "./menu.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useMenu } from "./use-menu.ts";

/**
 * The deck of the bridge: logo, menu, phone, languages (conformance row L1). The skip link stands in it because the
 * consent banner may come before it: then it is no longer the first link, which alone may be outside every landmark.
 */
export function Header() {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const { open, toggle, toggleRef } = useMenu();
  return (
    <header className={styles.deck}>
      <SkipLink />
      <div className={`wrap ${styles.bar}`}>
        <Link
          className={styles.logo}
          to={pagePath("presentation", locale)}
          aria-label={message("logo.label", { brand: site.brand })}
        >
          <Mark />
          {site.brand}
        </Link>
        <button
          ref={toggleRef}
          className={`btn alt ${styles.toggle}`}
          type="button"
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={toggle}
        >
          {message("menu.button")}
        </button>
        <nav className={styles.menu} id={MENU_ID} aria-label={message("menu.label")}>
          <Menu />
          <PhoneLink />
          <LanguageSwitcher />
        </nav>
      </div>
    </header>
  );
}
