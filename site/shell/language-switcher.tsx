import type { LanguageLink } from "#engine/pages/data/page-data.ts";
import { Flag } from "../components/drawings/icons.tsx";
import { Link } from "../components/text/link.tsx";
import { useLanguageOf, useMessage } from "../context/locale-context.tsx";
import { usePage } from "../context/page-context.ts";
import styles from "./header.module.css";

/** The flags of the other languages; each links to this page in that language, or to its blog. */
export function LanguageSwitcher() {
  const { languages: others } = usePage();
  const message = useMessage();
  if (others.length === 0) return null;
  return (
    <ul className={styles.languages} aria-label={message("menu.languages")}>
      {others.map((link) => (
        <li key={link.locale}>
          <FlagLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function FlagLink({ link: { locale, path, kind } }: { readonly link: LanguageLink }) {
  const message = useMessage();
  const { tag, name: language } = useLanguageOf(locale);
  // The note is in the language of this page, the bare name in the language that it names.
  return (
    <Link to={path} hrefLang={tag} lang={kind === undefined ? tag : undefined}>
      <Flag locale={locale} />
      <span className="vh">{kind === undefined ? language : message("menu.language-list-only", { language })}</span>
    </Link>
  );
}
