import { languageOf } from "#engine/i18n/language.ts";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { sectionOf } from "#engine/pages/paths/paths.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { useNow } from "#engine/views/use-now.ts";
import { Flag, Mark, Sign, Telephone } from "../components/drawings/icons.tsx";
import { CallLink, Link } from "../components/text/link.tsx";
import { useLocaleData, useMessage, usePage, usePhone } from "../context/locale-context.ts";
import { mainPages, phoneFor, withOwnPages } from "../facts/site-facts.ts";
import styles from "./header.module.css";

const MENU_ID = "_menu";

/**
 * The header: logo, menu, phone, languages. The skip link is inside it because the consent banner may come first
 * in the document, and only the first link of a document may be outside every landmark.
 */
export function Header() {
  const { site } = useLocaleData();
  const path = usePath();
  const message = useMessage();
  return (
    <header className={styles.deck}>
      <a className={`vh ${styles.skip}`} href={`#${MAIN_ID}`}>
        {message("skip-to-content")}
      </a>
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
        {/* The first script says whether the menu is open (`engine/client/display/menu.ts`). */}
        <button
          suppressHydrationWarning
          className={`btn alt ${styles.toggle}`}
          type="button"
          aria-controls={MENU_ID}
          data-menu-toggle=""
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

/**
 * The flags of the other languages; each links to this page in that language, or to its blog. On Home they are for the eye:
 * the choice of language, which follows, has the same links in words, and no language is told twice to those who listen.
 */
function LanguageSwitcher() {
  const { languages: others, page } = usePage();
  const isToldByPage = page === "home";
  const { translation } = useLocaleData();
  const message = useMessage();
  if (others.length === 0) return null;
  return (
    <ul
      className={styles.languages}
      {...(isToldByPage ? { "aria-hidden": true } : { "aria-label": message("menu.languages") })}
    >
      {others.map(({ locale, path, kind }) => {
        const { tag, name: language } = languageOf(translation, locale);
        // The note is in the language of this page, the bare name in the language that it names.
        return (
          <li key={locale}>
            <Link
              to={path}
              hrefLang={tag}
              lang={kind === undefined ? tag : undefined}
              tabIndex={isToldByPage ? -1 : undefined}
            >
              <Flag locale={locale} />
              <span className="vh">
                {kind === undefined ? language : message("menu.language-list-only", { language })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface Entry {
  readonly section?: string;
  readonly path: string;
  readonly text: string;
}

/** The sections of the site; that of the current page is marked, with the page's own sign where it has one. */
function Menu() {
  const { site, translation, messages } = useLocaleData();
  const pathOf = usePath();
  const message = useMessage();
  const { page, path: here, content } = usePage();
  const { sign } = content as { readonly sign?: string };
  const current = sectionOf(translation, page);
  const entries: readonly Entry[] = [
    ...withOwnPages<Entry>(
      mainPages(translation, messages).map(({ id, name }) => ({ section: id, path: pathOf(id), text: name })),
      site.menu.map(({ name, path }) => ({ path, text: name })),
    ),
    { section: "blog", path: pathOf("blog"), text: message("menu.news") },
  ];
  return (
    <ul className={styles.sections}>
      {entries.map(({ section, path, text }) => (
        <li key={path}>
          <Link
            className="pick"
            to={path}
            aria-current={path === here ? "page" : section === current ? "true" : undefined}
          >
            {section === current && <Sign of={sign} />}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
