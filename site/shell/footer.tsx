import { Fragment } from "react";
import type { TagLink } from "#engine/pages/data/summaries.ts";
import { feedPath } from "#engine/pages/paths/paths.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useNow } from "#engine/views/use-now.ts";
import { TileStrip } from "../components/drawings/drawing-files.tsx";
import { Mark, Sign } from "../components/drawings/icons.tsx";
import { waterOf } from "../components/drawings/walls.ts";
import { Closure } from "../components/hours/opening.tsx";
import { Link } from "../components/text/link.tsx";
import { useLocaleData, useMessage, usePage } from "../context/locale-context.ts";
import type { ShortHours } from "../facts/site-facts.ts";
import styles from "./footer.module.css";

/** The footer: a strip of tiles, then hours, phones, networks and the legal links. */
export function Footer() {
  const { site } = useLocaleData();
  return (
    <footer className={styles.foot}>
      <Water />
      <div className="sea">
        <div className="wrap">
          <div className={styles.columns}>
            <div>
              <p className="brand">
                <Mark />
                {site.brand}
              </p>
              <p className="prose soft">{site.description}</p>
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

/** The copyright, which the row of legal links has no room for: with the year of the build, or a later one once the visitor's clock shows it. */
function Copyright() {
  const { site } = useLocaleData();
  const message = useMessage();
  const { since, year } = site;
  const last = Math.max(since, year, useNow()?.getFullYear() ?? 0);
  const years = since === last ? since : `${since}–${last}`;
  return shownText(message("footer.copyright", { years, brand: site.brand }));
}

/** When the offices are open, and when residents abroad can call; the next closure of each. */
function FooterHours() {
  const { offices, abroad } = useLocaleData().site.hours;
  const message = useMessage();
  return (
    <div>
      <h2>{message("hours.title")}</h2>
      {offices.lines.map(([days, hours]) => (
        <p key={days}>
          {shownText(days)}
          <br />
          <span className="soft">{shownText(hours)}</span>
        </p>
      ))}
      <FooterClosure {...offices} />
      <p>
        {message("hours.abroad")}
        {abroad.lines.map(([days, hours]) => (
          <Fragment key={days}>
            <br />
            <span className="soft">{shownText(`${days}, ${hours}`)}</span>
          </Fragment>
        ))}
      </p>
      <FooterClosure {...abroad} />
    </div>
  );
}

function FooterClosure({ closure }: ShortHours) {
  return (
    closure && (
      <p>
        <Closure closure={closure} />
      </p>
    )
  );
}

/**
 * The book in which one complains in Portugal. The law wants it seen on every page, apart from other links (Decreto-Lei
 * 156/2005, article 5.º-B): it is framed, and first where one reads Portuguese.
 */
function ComplaintBook() {
  const { site } = useLocaleData();
  return (
    <li>
      <Link className="btn alt" to={site.complaintBook} lang="pt">
        <Sign of="M40 32l-18-4v25l18 4 18-4V28l-18 4v25" />
        Livro de Reclamações
      </Link>
    </li>
  );
}

/**
 * The legal links. The cookie link leads to the legal notice's section on cookies; with scripts, the
 * client opens the consent dialog instead (`data-cookie-settings`).
 */
function FooterLinks() {
  const { site, locale } = useLocaleData();
  const path = usePath();
  const message = useMessage();
  const isFirst = locale === "pt";
  const legalNotice = path("legal-notice");
  const links = [
    [path("home"), message("breadcrumb.home")],
    [legalNotice, message("footer.legal-notice")],
    ...site.footer.map((page) => [page.path, page.name] as const),
    [path("site-map"), message("footer.site-map")],
    [`${legalNotice}#credits`, message("footer.credits")],
    [path("accessibility"), message("footer.accessibility", { status: site.accessibility })],
  ] as const;
  return (
    <ul className={styles.links}>
      {isFirst && <ComplaintBook />}
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
      {!isFirst && <ComplaintBook />}
    </ul>
  );
}

function FooterPhones() {
  const { site } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{message("phone.title")}</h2>
      <ul className="small">
        {site.phones.map(({ country, label, number, url, price }) => (
          <li key={country}>
            {label} <Link to={url}>{number}</Link>
            <small className="soft">{price}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterSocial() {
  const { site, locale, translation } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{shownText(message("footer.follow"))}</h2>
      <ul className="small">
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={feedPath(translation, locale)} type="application/atom+xml">
            {message("posts.feed")}
          </Link>
        </li>
      </ul>
      <p>
        <Copyright />
      </p>
    </div>
  );
}

/** The strip of water below a page: the same in every language. */
function Water() {
  const { content, page } = usePage();
  const { tag, seed } = content as { readonly tag?: TagLink; readonly seed?: string };
  return <TileStrip name={waterOf(tag === undefined ? (seed ?? page) : `tag/${tag.id}`)} />;
}
