import { NavigationStatus } from "#engine/client/common/navigation-status.tsx";
import type { ShellComponents } from "#engine/client/display/react-root.tsx";
import { languageOf } from "#engine/i18n/language.ts";
import type { LocaleData, SiteName } from "#engine/pages/data/locale-data.ts";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { homePath, pagePath } from "#engine/pages/paths/paths.ts";
import { LocaleContext, useMessage } from "./context.tsx";
import type { HouseFacts } from "./house.ts";
import { Reach } from "./lists.tsx";
import { message } from "./messages.ts";

const App: ShellComponents["App"] = ({ localeData, page, children }) => {
  const { translation, locale, messages } = localeData;
  const texts = messages as Parameters<typeof message>[0];
  const { site } = localeData as LocaleData<SiteName & { readonly house: HouseFacts; readonly menu: Menu }>;
  const section = translation.pages.find(({ id }) => id === page.page)?.section ?? page.page;
  return (
    <LocaleContext value={localeData}>
      <NavigationStatus />
      <header>
        <a className="brand" href={homePath(translation, locale)}>
          {site.brand}
        </a>
        <nav className="languages" aria-label={message(texts, "nav.languages")}>
          {page.languages.map((link) => {
            const { tag, name } = languageOf(translation, link.locale);
            return (
              <a key={link.locale} href={link.path} hrefLang={tag} lang={tag}>
                {name}
              </a>
            );
          })}
        </nav>
        <nav className="pages" aria-label={message(texts, "nav.label")}>
          <ul>
            {site.menu.map(({ id, name }) => (
              <li key={id}>
                <a href={pagePath(translation, id, locale)} aria-current={id === section ? "true" : undefined}>
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
        <a href={`${pagePath(translation, "privacy", locale)}#cookies`} data-cookie-settings="">
          {message(texts, "nav.privacy")}
        </a>
      </footer>
    </LocaleContext>
  );
};

/** The pages of the menu, by their titles. */
type Menu = readonly { readonly id: string; readonly name: string }[];

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
