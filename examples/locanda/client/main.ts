import { startPages } from "#engine/client/start-pages.ts";
import { client } from "./site-client.ts";

void startPages(window, console, client);
