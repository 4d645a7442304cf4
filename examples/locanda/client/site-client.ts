import "../styles.css";
import { program } from "virtual:program";
import { siteConsentBeside } from "#consent/client/site-consent.tsx";
import type { SiteClient } from "#engine/client/start-pages.ts";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";
import { consentLooks } from "../text.tsx";

export const client: SiteClient = {
  program,
  chunks: (page) => viewModule(program, page),
  components,
  beside: siteConsentBeside(consentLooks),
};
