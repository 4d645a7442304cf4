/** The browser's entry: the engine's program with what this site has beside it. */
import { startDocument } from "#engine/client/start-document.ts";
import { client } from "./site-client.ts";

void startDocument(window, console, client);
