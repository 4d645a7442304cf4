import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { useMenu } from "#engine/views/use-menu.ts";
import { useNow } from "#engine/views/use-now.ts";
import { Mark, Telephone } from "../components/drawings/icons.tsx";
import { CallLink, Link } from "../components/text/link.tsx";
import { useLocaleData, useMessage, usePath } from "../context/locale-context.tsx";
import { usePage } from "../context/page-context.ts";
import { usePhone } from "../context/use-phone.ts";
import { phoneFor } from "../facts/site-facts.ts";
import styles from "./header.module.css";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Menu } from "./menu.tsx";

const MENU_ID = "_menu";

/**
 * The header: logo, menu, phone, languages. The skip link is inside it because the consent banner may come first
 * in the document, and only the first link of a document may be outside every landmark.
 */
export function Header() {
  const { site } = useLocaleData();
  const path = usePath();
  const message = useMessage();
  const { open, toggle, toggleRef } = useMenu(usePage().path);
  return (
    <header className={styles.deck}>
      <SkipLink />
      <div className={`wrap ${styles.bar}`}>
        <Link
          className={`brand ${styles.logo}`}
          to={path("presentation")}
          aria-label={message("logo.label", { brand: site.brand })}
        >
          <Mark />
          {site.brand}
        </Link>
        <CallButton />
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

/** Beside the button of the menu: to call at once. */
function CallButton() {
  const message = useMessage();
  return (
    <CallLink className={`btn alt ${styles.call}`} phone={usePhone(useNow())}>
      <Telephone />
      <span>{message("menu.call-short")}</span>
    </CallLink>
  );
}

/** The phone number of the specification, wherever the visitor is: Portugal's in Portuguese, else France's. */
function PhoneLink() {
  const { locale, site } = useLocaleData();
  const phone = phoneFor(site.phones, locale);
  return (
    <CallLink className={styles.phone} phone={phone}>
      {phone?.number}
    </CallLink>
  );
}

/** Skips header and menu. */
function SkipLink() {
  const message = useMessage();
  return (
    <a className={`vh ${styles.skip}`} href={`#${MAIN_ID}`}>
      {message("skip-to-content")}
    </a>
  );
}
