import { formatNumber } from "#engine/i18n/format.ts";
import { languageOf } from "#engine/i18n/language.ts";
import type { RichText as RichTextTree } from "#engine/pages/data/content-tree.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { useNow } from "#engine/views/use-now.ts";
import { Band, Statement } from "../../components/bands/band.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { Doors } from "../../components/bands/doors.tsx";
import { ServiceArcade } from "../../components/bands/service-arcade.tsx";
import { DrawingImage, Shore, TileStrip } from "../../components/drawings/drawing-files.tsx";
import { Arch } from "../../components/drawings/icons.tsx";
import { CALL_BACK_ID, OpenNow } from "../../components/hours/opening.tsx";
import { PostGrid } from "../../components/posts/posts.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { Heading, Paragraph } from "../../components/text/heading.tsx";
import { CallLink, GoLink, Link } from "../../components/text/link.tsx";
import { useIsAbroad, useLanguage, useLocaleData, useMessage, usePhone } from "../../context/locale-context.ts";
import styles from "./home.module.css";
import type { HomeContent } from "./page.ts";

/** Home: the intro with the choice of language, then the consultancy in a few bands. */
export function Page({ content }: { readonly content: HomeContent }) {
  const { about, news, services } = content;
  const path = usePath();
  const hasNews = news.posts.length > 0;
  return (
    <>
      <Intro content={content} />
      <Statement heading={about.heading} lead={about.lead}>
        <Blocks blocks={about.text} />
        <p>
          <GoLink to={path("presentation")}>{about.link}</GoLink>
        </p>
      </Statement>
      <Band heading={services.heading} stone>
        <ServiceArcade services={services.services} />
      </Band>
      <Figures figures={content.figures} />
      {hasNews && (
        <Band stone>
          <div className="title row">
            <Heading level={2} text={news.heading} />
            <GoLink to={path("blog")}>{news.link}</GoLink>
          </div>
          <PostGrid posts={news.posts} level={3} />
        </Band>
      )}
      <CallToContact call={content.call} bridge stone={!hasNews} />
    </>
  );
}

/** The first screenful: the promise and what leads on from it under the arch, the two banks, the water. */
function Intro({ content }: { readonly content: HomeContent }) {
  const { heading, lead, languages, doors } = content;
  return (
    <section className={styles.intro} aria-labelledby="_promise">
      <Arch box={VAULT} className={`faint ${styles.vault}`} />
      <div className={`wrap ${styles.under}`}>
        {languages.length > 0 && <LanguageChoice choices={languages} />}
        <Heading level={1} text={heading} id="_promise" />
        <Paragraph className="lead" text={lead} />
        <Doors doors={doors} />
        <Ways {...content} />
      </div>
      <div className={styles.banks}>
        <Shore country="fr" eager />
        <Boat />
        <Shore country="pt" eager />
      </div>
      <TileStrip name="banks" view="water" first />
    </section>
  );
}

/** The telephone, whether somebody answers now, and the way to be called back; from abroad the residents' line. */
function Ways({ openingTimes, abroadTimes, callBack }: Pick<HomeContent, "openingTimes" | "abroadTimes" | "callBack">) {
  const path = usePath();
  const now = useNow();
  const phone = usePhone(now);
  return (
    <p className={styles.ways}>
      <OpenNow times={useIsAbroad(now) ? abroadTimes : openingTimes} now={now} />
      <CallLink className="tap" phone={phone}>
        <b>{phone?.number}</b>
      </CallLink>
      <Link className="tap" to={`${path("contact")}#${CALL_BACK_ID}`}>
        {callBack}
      </Link>
    </p>
  );
}

/** The river boat; it crosses once, when the home page opens. Decoration only. */
function Boat() {
  return (
    <svg className={styles.boat} viewBox="0 0 120 84" aria-hidden="true">
      <path className="line" d="M52 66V4M2 60Q14 66 20 64" />
      <path className={styles.sail} d="M30 10h46q7 22 0 40H30q7-18 0-40z" />
      <path className="ink" d="M10 62q44 12 92-2 8-3 14-12-2 24-28 30-52 4-78-16z" />
    </svg>
  );
}

const VAULT = { width: 1200, height: 600, crown: 16, thickness: 24, lean: 0, bays: 24 };

/**
 * The choice of language: each leads to the top of Home in that language. The client marks the one that the browser
 * prefers with `data-preferred`, before hydration too.
 */
function LanguageChoice({ choices }: { readonly choices: HomeContent["languages"] }) {
  const message = useMessage();
  const { locale: active, translation: languages } = useLocaleData();
  return (
    <ul className={styles.choice} aria-label={message("intro.languages")}>
      {choices.map(({ locale, path, words, translation }) => (
        <li key={locale}>
          <Link
            to={path}
            lang={languageOf(languages, locale).tag}
            hrefLang={languageOf(languages, locale).tag}
            data-locale-choice={locale}
            aria-current={locale === active ? "true" : undefined}
            suppressHydrationWarning
          >
            <span>{words}</span>
            {translation && (
              <>
                {" "}
                <span lang={languageOf(languages, active).tag}>{translation}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Two years and a number, and a drawing of the number: one dot for each contact. */
function Figures({ figures }: { readonly figures: HomeContent["figures"] }) {
  const language = useLanguage();
  return (
    <Band heading={figures.heading}>
      <div className={`split two ${styles.figures}`}>
        <ul className={styles.list}>
          <Figure value={String(figures.since)} text={figures.france} />
          <Figure value={String(figures.portugalSince)} text={figures.portugal} />
          <Figure value={formatNumber(figures.contactCount, language)} text={figures.contacts} />
        </ul>
        <DrawingImage name="dots" width={750} height={400} />
      </div>
    </Band>
  );
}

function Figure({ value, text }: { readonly value: string; readonly text: RichTextTree }) {
  return (
    <li>
      <span className={styles.value}>{value}</span> <RichText text={text} />
    </li>
  );
}
