import { describe, expect, test } from "vitest";
import { ChunkLoadError, InvalidHashError, PageDataError, PageNotFoundError } from "./errors.ts";
import { recoveryFor } from "./recovery.ts";

const PATH = "/fr/services/";
const OTHER = "/fr/";

describe("recoveryFor", () => {
  test.each([
    ["another program's data", new InvalidHashError(PATH), OTHER, "load-document"],
    ["another program's data for the page on screen", new InvalidHashError(PATH), PATH, "load-document"],
    ["a lost chunk", new ChunkLoadError(PATH, "error"), OTHER, "load-document"],
    ["a late chunk", new ChunkLoadError(PATH, "timeout"), OTHER, "load-document"],
    ["an empty chunk", new ChunkLoadError(PATH, "missing"), OTHER, "load-document"],
    ["a lost chunk of the page on screen", new ChunkLoadError(PATH, "error"), PATH, "stay"],
    ["a lost chunk when an error page is on screen", new ChunkLoadError(PATH, "error"), undefined, "load-document"],
    ["a page that does not exist", new PageNotFoundError(PATH), OTHER, "show-not-found"],
    ["lost data", new PageDataError(PATH, "the connection failed"), OTHER, "show-error"],
    ["an error of our own", new TypeError("x is undefined"), OTHER, "show-error"],
    ["something that is no error", "stop", OTHER, "show-error"],
  ] as const)("%s", (_case, error, shownPath, recovery) => {
    expect(recoveryFor(error, PATH, shownPath)).toBe(recovery);
  });
});
