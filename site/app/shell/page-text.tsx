import type { ReactNode } from "react";
import { languageName, languageTags } from "../../i18n/site-locales.ts";
import { useLocale, useMessage } from "../locale-context.tsx";
import { usePage } from "../page-context.tsx";
import styles from "./page-text.module.css";

/**
 * The page's view. A page whose text is not translated yet says so in the visitor's language,
 * and its text is marked with the language it is in (T3).
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
