import type { ShellComponents } from "#engine/client/display/react-root.tsx";
import { App, AppPage } from "./app.tsx";
import { ErrorPage } from "./error-page.tsx";

/** What the engine shows pages with. */
export const shellComponents: ShellComponents = { App, AppPage, ErrorPage };
