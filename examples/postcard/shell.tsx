import { NavigationStatus } from "#engine/client/common/navigation-status.tsx";
import type { ShellComponents } from "#engine/client/display/react-root.tsx";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { homePath } from "#engine/pages/paths/paths.ts";

const App: ShellComponents["App"] = ({ localeData: { translation, locale, site }, children }) => (
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
