import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout, in which every command works. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
