import type { ReactNode } from "react";
import { type Locale, languageTags, locales } from "../../../i18n/site-locales.ts";
import { pagePath } from "../../../page-paths/paths.ts";
import { Flag } from "../../components/drawings/icons.tsx";
import { Link } from "../../components/text/link.tsx";
import { useLocale, useMessage } from "../../locale-context.tsx";
import styles from "./language-choice.module.css";

/** Each choice in its own language. */
const ownWords: Readonly<Record<Locale, string>> = {
  fr: "Continuer en français",
  en: "Continue in English",
  pt: "Continuar em português",
};

/**
 * The choice of language (R16): each leads to Home in that language, past the intro. The client marks
 * the one that the browser prefers with `data-preferred`.
 */
export function LanguageChoice(): ReactNode {
  const message = useMessage();
  return (
    <ul className={styles.choice} aria-label={message("intro.languages")}>
      {locales.map((locale) => (
        <li key={locale}>
          <Choice to={locale} />
        </li>
      ))}
    </ul>
  );
}

function Choice({ to }: { readonly to: Locale }): ReactNode {
  const active = useLocale();
  const message = useMessage();
  const tag = languageTags[to];
  return (
    <Link
      className="btn alt"
      to={`${pagePath("home", to)}#${CONTENT_ID}`}
      lang={tag}
      hrefLang={tag}
      data-locale-choice={to}
    >
      <Flag locale={to} />
      <span>
        {ownWords[to]}
        {to === active ? null : (
          <>
            {" "}
            <span className={styles.translation} lang={languageTags[active]}>
              {message(`intro.continue-in-${to}`)}
            </span>
          </>
        )}
      </span>
    </Link>
  );
}

/** Id of the section after the intro, the same in the three languages: where a choice of language leads. */
export const CONTENT_ID = "content";
