import { NavigationStatus } from "#engine/client/common/navigation-status.tsx";
import { languageOf } from "#engine/i18n/language.ts";
import type { LocaleData, SiteName } from "#engine/pages/data/locale-data.ts";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { homePath, sectionOf } from "#engine/pages/paths/paths.ts";
import { useLocaleData, usePath } from "#engine/views/locale-data.ts";
import type { ShellComponents } from "#engine/views/shell.tsx";
import type { HouseFacts } from "./house.ts";
import { Reach } from "./lists.tsx";
import { useMessage } from "./messages.ts";

const App: ShellComponents["App"] = ({ page, children }) => {
  const { translation, locale, site } = useLocaleData<LocaleData<HouseName>>();
  const message = useMessage();
  const path = usePath();
  const section = sectionOf(translation, page.page);
  return (
    <>
      <NavigationStatus />
      <header>
        <a className="brand" href={homePath(translation, locale)}>
          {site.brand}
        </a>
        <nav className="languages" aria-label={message("nav.languages")}>
          {page.languages.map((link) => {
            const { tag, name } = languageOf(translation, link.locale);
            return (
              <a key={link.locale} href={link.path} hrefLang={tag} lang={tag}>
                {name}
              </a>
            );
          })}
        </nav>
        <nav className="pages" aria-label={message("nav.label")}>
          <ul>
            {site.menu.map(({ id, name }) => (
              <li key={id}>
                <a href={path(id)} aria-current={id === section ? "true" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <footer>
        <strong>{site.brand}</strong>
        <Reach house={site.house} />
        <a href={`${path("privacy")}#cookies`} data-cookie-settings="">
          {message("nav.privacy")}
        </a>
      </footer>
    </>
  );
};

/** What every page shows of the house, and the pages of the menu, by their titles. */
interface HouseName extends SiteName {
  readonly house: HouseFacts;
  readonly menu: readonly { readonly id: string; readonly name: string }[];
}

function ErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessage();
  return (
    <>
      <h1>{message("error.title")}</h1>
      <p>{message("error.text")}</p>
      <p>
        <button className="button" type="button" onClick={onRetry}>
          {message("error.retry")}
        </button>
      </p>
    </>
  );
}

/** What the engine shows pages with. */
export const components: ShellComponents = { App, ErrorPage };
