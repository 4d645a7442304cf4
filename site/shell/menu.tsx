import { blogPath, type PageId, pagePath, sectionOf } from "#engine/pages/paths/paths.ts";
import { Link } from "../components/text/link.tsx";
import { useLocaleData, useMessage } from "../context/locale-context.tsx";
import { usePage } from "../context/page-context.tsx";
import styles from "./header.module.css";

/** The sections of the site; that of the current page is marked. */
export function Menu() {
  const { site, locale, translation } = useLocaleData();
  const message = useMessage();
  const { page, path: here } = usePage();
  const current = sectionOf(page);
  const entries: readonly { readonly section?: PageId; readonly path: string; readonly text: string }[] = [
    {
      section: "presentation",
      path: pagePath(translation, "presentation", locale),
      text: message("menu.presentation"),
    },
    { section: "services", path: pagePath(translation, "services", locale), text: message("menu.services") },
    ...site.menu.map(({ name, path }) => ({ path, text: name })),
    { section: "contact", path: pagePath(translation, "contact", locale), text: message("menu.contact") },
    { section: "blog", path: blogPath(translation, locale), text: message("menu.news") },
  ];
  return (
    <ul className={styles.sections}>
      {entries.map(({ section, path, text }) => (
        <li key={path}>
          <Link
            className={styles.section}
            to={path}
            aria-current={path === here ? "page" : section === current ? "true" : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
