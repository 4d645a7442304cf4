import "../styles.css";
import { program } from "virtual:program";
import { startPages } from "#engine/client/start-pages.ts";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";

const log: Pick<Console, "error"> = console;

void startPages(window, log, { program, chunks: (page) => viewModule(program, page), components });
