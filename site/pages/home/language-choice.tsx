import type { ReactNode } from "react";
import { Link } from "../../components/text/link.tsx";
import { useLanguage, useLanguageOf, useLocale, useMessage } from "../../context/locale-context.tsx";
import styles from "./language-choice.module.css";
import type { LanguageChoice as Choice } from "./page.ts";

/**
 * The choice of language: each leads to the top of Home in that language. The client marks the one that the browser
 * prefers with `data-preferred`, before hydration too.
 */
export function LanguageChoice({ choices }: { readonly choices: readonly Choice[] }): ReactNode {
  const message = useMessage();
  return (
    <ul className={styles.choice} aria-label={message("intro.languages")}>
      {choices.map((choice) => (
        <li key={choice.locale}>
          <ChoiceLink choice={choice} />
        </li>
      ))}
    </ul>
  );
}

function ChoiceLink({ choice: { locale, path, words, translation } }: { readonly choice: Choice }): ReactNode {
  const { tag } = useLanguageOf(locale);
  const active = useLocale();
  const language = useLanguage();
  return (
    <Link
      to={path}
      lang={tag}
      hrefLang={tag}
      data-locale-choice={locale}
      aria-current={locale === active ? "true" : undefined}
      suppressHydrationWarning
    >
      <span>{words}</span>
      {translation && (
        <>
          {" "}
          <span lang={language.tag}>{translation}</span>
        </>
      )}
    </Link>
  );
}
