import { startDocument } from "#engine/client/start-document.ts";
import { client } from "./site-client.ts";

void startDocument(window, console, client);
