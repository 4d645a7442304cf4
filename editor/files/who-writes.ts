import { AsyncLocalStorage } from "node:async_hooks";

/** The name of the person for whom files are written now; nobody's on the editor's own machine. */
export const whoWrites = new AsyncLocalStorage<string | undefined>();
