import { NavigationStatus } from "#engine/client/common/navigation-status.tsx";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { homePath } from "#engine/pages/paths/paths.ts";
import { useLocaleData } from "#engine/views/locale-data.ts";
import type { ShellComponents } from "#engine/views/shell.tsx";

const App: ShellComponents["App"] = ({ children }) => {
  const { translation, locale, site } = useLocaleData();
  return (
    <>
      <NavigationStatus />
      <header>
        <a href={homePath(translation, locale)}>{site.brand}</a>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
};

function ErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <h1>La posta è in ritardo</h1>
      <p>Non è stato possibile caricare questa pagina.</p>
      <p>
        <button type="button" onClick={onRetry}>
          Riprova
        </button>
      </p>
    </>
  );
}

/** What the engine shows pages with. */
export const components: ShellComponents = { App, ErrorPage };
