import type { SiteLanguage } from "../../contract/values.ts";
import { hashOf, type Route } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";

/** The languages of a text beside each other, each with its state. */
export function LanguageTabs({
  current,
  routeTo,
  stateOf,
  isMissing,
}: {
  readonly current: SiteLanguage;
  readonly routeTo: (language: SiteLanguage) => Route;
  readonly stateOf: (language: SiteLanguage) => string;
  readonly isMissing: (language: SiteLanguage) => boolean;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  return (
    <nav className="tabs" aria-label={say("languages")}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hashOf(routeTo(language))}
              aria-current={language === current ? "page" : undefined}
              className={isMissing(language) ? "missing" : undefined}
            >
              {languageName(language)}
              <small>{stateOf(language)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
