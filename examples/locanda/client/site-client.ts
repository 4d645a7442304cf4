import "../styles.css";
import { program } from "virtual:program";
import type { SiteClient } from "#engine/client/start-pages.ts";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";

export const client: SiteClient = { program, chunks: (page) => viewModule(program, page), components };
