import type { ReactNode } from "react";
import { languageOf } from "#engine/i18n/language.ts";
import { useLocaleData, useMessage } from "../context/locale-context.tsx";
import { usePage } from "../context/page-context.ts";
import styles from "./page-text.module.css";

/**
 * Wraps the page's view. If its text is not translated, a note in the visitor's language says so, and the text is
 * marked with its own language.
 */
export function PageText({ children }: { readonly children: ReactNode }) {
  const { textLocale, textLanguage = "" } = usePage();
  const { translation } = useLocaleData();
  const message = useMessage();
  if (textLocale === undefined) return children;
  return (
    <>
      <p className={`wrap small ${styles.note}`}>{message("text.in-fallback", { language: textLanguage })}</p>
      <div lang={languageOf(translation, textLocale).tag}>{children}</div>
    </>
  );
}
