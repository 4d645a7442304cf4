import { describe, expect, test } from "vitest";
import { LoadError, recoveryFor } from "./errors.ts";

const PATH = "/fr/services/";
const OTHER = "/fr/";

describe("recoveryFor", () => {
  test.each([
    ["another build's data", new LoadError("INVALID_HASH", PATH), OTHER, "full-page-load"],
    ["another build's data for the shown page", new LoadError("INVALID_HASH", PATH), PATH, "full-page-load"],
    ["a lost chunk", new LoadError("CHUNK_LOAD", PATH, "error"), OTHER, "full-page-load"],
    ["a late chunk", new LoadError("CHUNK_LOAD", PATH, "timeout"), OTHER, "full-page-load"],
    ["an empty chunk", new LoadError("CHUNK_LOAD", PATH, "missing"), OTHER, "full-page-load"],
    ["a lost chunk of the shown page", new LoadError("CHUNK_LOAD", PATH, "error"), PATH, "stay"],
    [
      "a lost chunk when an error page is shown",
      new LoadError("CHUNK_LOAD", PATH, "error"),
      undefined,
      "full-page-load",
    ],
    ["a page that does not exist", new LoadError("PAGE_NOT_FOUND", PATH), OTHER, "show-not-found"],
    ["a page that has moved or is gone", new LoadError("PAGE_MOVED", PATH), OTHER, "full-page-load"],
    ["lost data", new LoadError("PAGE_DATA", PATH, "the connection failed"), OTHER, "show-error"],
    ["an error of our own", new TypeError("x is undefined"), OTHER, "show-error"],
    ["something that is no error", "stop", OTHER, "show-error"],
  ] as const)("%s", (_case, error, shownPath, recovery) => {
    expect(recoveryFor(error, PATH, shownPath)).toBe(recovery);
  });
});
