/** A postcard: the smallest site that has all that the engine asks for. */
import { defineSite } from "#engine/define-site.ts";
import { italian } from "./italian.ts";
import { messages } from "./messages.ts";
import { home } from "./pages/home/page.ts";
import { letter } from "./pages/letter/page.ts";
import { notFound } from "./pages/not-found/page.ts";

export default defineSite({ pages: [home, letter, notFound], languages: { it: italian }, messages });
