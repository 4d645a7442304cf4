import { expect, test, vi } from "vitest";
import type { PageError } from "../../pages/data/page-error.ts";
import { LoadError } from "../loading/errors.ts";
import { reportErrors } from "./report-errors.ts";

/** A page whose errors are reported, and what was reported of it. */
function page() {
  const window = new EventTarget();
  const logged = vi.fn();
  const log = { error: logged };
  const reported: PageError[] = [];
  reportErrors(window as unknown as Window, log, (error) => reported.push(error));
  const happen = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts));
  return { happen, log, logged, reported, messages: () => reported.map(({ message }) => message) };
}

test("an error that nobody catches is reported once, with its stack", () => {
  const { happen, log, logged, reported } = page();
  const error = new TypeError("broken");
  happen("error", { error });
  log.error("broken", error);
  expect(reported).toEqual([{ message: "TypeError: broken", stack: error.stack }]);
  expect(logged).toHaveBeenCalledWith("broken", error);
});

test("so are a promise that fails, what React logs, and what kept a page's code from running", () => {
  const { happen, log, messages } = page();
  happen("unhandledrejection", { reason: new Error("promise") });
  log.error("%o\n\n%s", new Error("component"), "The above error occurred in the <Page> component.");
  log.error(new LoadError("CHUNK_LOAD", "/fr/", "error", new SyntaxError("module")));
  expect(messages()).toEqual(["Error: promise", "Error: component", "SyntaxError: module"]);
});

test("an address that leads nowhere is not, nor a warning, nor what Vite says of a lost connection", () => {
  const { happen, log, messages } = page();
  log.error(new LoadError("PAGE_NOT_FOUND", "/fr/rien/"));
  log.error("Each child in a list should have a key.");
  log.error("[vite]", new Error("send was called before connect"));
  happen("error", { error: null });
  expect(messages()).toEqual([]);
});
