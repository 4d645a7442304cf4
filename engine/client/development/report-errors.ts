import type { PageError } from "../../pages/data/page-error.ts";
import { isLoadError, LoadError } from "../loading/errors.ts";

/**
 * Reports each error of the page once: those that nobody catches, and those that React and our own code catch and log.
 * The browser logs them as before. Navigation recovers from the network, and from an address that leads nowhere.
 */
export function reportErrors(
  window: Pick<Window, "addEventListener">,
  log: Pick<Console, "error">,
  report: (error: PageError) => void,
): void {
  const reported = new WeakSet<Error>();
  const tell = (thrown: unknown) => {
    const isCode = isLoadError(thrown, "CHUNK_LOAD");
    const error = isCode && thrown.cause instanceof Error ? thrown.cause : thrown;
    if (!(error instanceof Error) || reported.has(error) || (error instanceof LoadError && !isCode)) return;
    reported.add(error);
    report({ message: `${error.name}: ${error.message}`, stack: error.stack ?? "" });
  };
  window.addEventListener("error", ({ error }) => tell(error));
  window.addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  const asBefore = log.error.bind(log);
  log.error = (...values: unknown[]) => {
    asBefore(...values);
    // Vite says so where the report itself cannot be sent: that would be reported without end.
    if (values[0] !== "[vite]") tell(values.find((value) => value instanceof Error));
  };
}
