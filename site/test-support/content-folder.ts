import { resolve } from "node:path";

/** The content of a made-up company: no test depends on the owner's words. */
export const contentFolder = resolve(import.meta.dirname, "../../tests/support/content");
