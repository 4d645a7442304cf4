import { AsyncLocalStorage } from "node:async_hooks";

/** The name of the signed-in user whose request writes files; undefined where nobody signs in. */
export const whoWrites = new AsyncLocalStorage<string | undefined>();
