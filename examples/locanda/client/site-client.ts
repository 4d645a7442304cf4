import "../styles.css";
import { program } from "virtual:program";
import { siteConsentBeside } from "#consent/client/site-consent.ts";
import type { SiteClient } from "#engine/client/start-document.ts";
import { viewModule } from "../pages/views.ts";

const pages = () => import("./pages.ts");

export const client: SiteClient = {
  program,
  chunks: (page) => viewModule(program, page),
  pages,
  beside: siteConsentBeside(async () => (await pages()).looks),
};
