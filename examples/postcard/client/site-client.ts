import "../styles.css";
import { program } from "virtual:program";
import type { SiteClient } from "#engine/client/start-document.ts";
import { viewModule } from "../pages/views.ts";

export const client: SiteClient = {
  program,
  chunks: (page) => viewModule(program, page),
  pages: () => import("./pages.ts"),
};
