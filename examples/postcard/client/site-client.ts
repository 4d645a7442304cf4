import "../styles.css";
import { pages } from "virtual:pages";
import type { SiteClient } from "#engine/client/start-pages.ts";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";

export const client: SiteClient = { pages, chunks: (page) => viewModule({ pages }, page), components };
