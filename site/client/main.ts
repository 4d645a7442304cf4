/** The browser's entry: the engine's program with what this site has beside it. */
import { startPages } from "#engine/client/start-pages.ts";
import { client } from "./site-client.ts";

void startPages(window, console, client);
