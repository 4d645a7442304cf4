import "../styles.css";
import { pages } from "virtual:pages";
import { startPages } from "#engine/client/start-pages.ts";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";

const log: Pick<Console, "error"> = console;

void startPages(window, log, { pages, chunks: (page) => viewModule({ pages }, page), components });
