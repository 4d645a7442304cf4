/** What the browser's program of this site consists of beside the engine. */

// First: it declares the order of the cascade layers.
import "../styles/styles.css";
import { program } from "virtual:program";
import { siteConsentBeside } from "#consent/client/site-consent.tsx";
import type { SiteClient } from "#engine/client/start-pages.ts";
import { consentLooks } from "../components/text/consent.tsx";
import { viewModule } from "../pages/views.ts";
import { shellComponents } from "../shell/shell.tsx";

export const client: SiteClient = {
  program,
  chunks: (page) => viewModule(program, page),
  components: shellComponents,
  beside: siteConsentBeside(consentLooks),
};
