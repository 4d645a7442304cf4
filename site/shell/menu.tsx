import { sectionOf } from "#engine/pages/paths/paths.ts";
import { Sign } from "../components/drawings/sign.tsx";
import { Link } from "../components/text/link.tsx";
import { useLocaleData, useMessage, usePath } from "../context/locale-context.tsx";
import { usePage } from "../context/page-context.ts";
import { mainPages, withOwnPages } from "../facts/main-pages.ts";
import styles from "./header.module.css";

interface Entry {
  readonly section?: string;
  readonly path: string;
  readonly text: string;
}

/** The sections of the site; that of the current page is marked, with the page's own sign where it has one. */
export function Menu() {
  const { site, translation, messages } = useLocaleData();
  const pathOf = usePath();
  const message = useMessage();
  const { page, path: here, content } = usePage();
  const { sign } = content as { readonly sign?: string };
  const current = sectionOf(translation, page);
  const entries: readonly Entry[] = [
    ...withOwnPages<Entry>(
      mainPages(translation, messages).map(({ id, name }) => ({ section: id, path: pathOf(id), text: name })),
      site.menu.map(({ name, path }) => ({ path, text: name })),
    ),
    { section: "blog", path: pathOf("blog"), text: message("menu.news") },
  ];
  return (
    <ul className={styles.sections}>
      {entries.map(({ section, path, text }) => (
        <li key={path}>
          <Link
            className="pick"
            to={path}
            aria-current={path === here ? "page" : section === current ? "true" : undefined}
          >
            {section === current && <Sign of={sign} />}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
