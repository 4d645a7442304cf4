import type { ReactNode } from "react";
import { languageName, languageTags } from "../../i18n/site-locales.ts";
import { useLocale, useMessage } from "../locale-context.tsx";
import { usePage } from "../page-context.tsx";
import styles from "./page-text.module.css";

/**
 * Wraps the page's view. If its text is not translated, a note in the visitor's language says so, and the text is
 * marked with its own language (T3).
 */
export function PageText({ children }: { readonly children: ReactNode }) {
  const { textLocale } = usePage();
  const locale = useLocale();
  const message = useMessage();
  if (textLocale === undefined) return children;
  return (
    <>
      <p className={`wrap small ${styles.note}`}>
        {message("text.in-fallback", { language: languageName(textLocale, locale) })}
      </p>
      <div lang={languageTags[textLocale]}>{children}</div>
    </>
  );
}
