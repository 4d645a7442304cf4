import { describe, expect, test } from "vitest";
import {
  ChunkLoadError,
  InvalidHashError,
  PageDataError,
  PageMovedError,
  PageNotFoundError,
  recoveryFor,
} from "./errors.ts";

const PATH = "/fr/services/";
const OTHER = "/fr/";

describe("recoveryFor", () => {
  test.each([
    ["another build's data", new InvalidHashError(PATH), OTHER, "full-page-load"],
    ["another build's data for the shown page", new InvalidHashError(PATH), PATH, "full-page-load"],
    ["a lost chunk", new ChunkLoadError(PATH, "error"), OTHER, "full-page-load"],
    ["a late chunk", new ChunkLoadError(PATH, "timeout"), OTHER, "full-page-load"],
    ["an empty chunk", new ChunkLoadError(PATH, "missing"), OTHER, "full-page-load"],
    ["a lost chunk of the shown page", new ChunkLoadError(PATH, "error"), PATH, "stay"],
    ["a lost chunk when an error page is shown", new ChunkLoadError(PATH, "error"), undefined, "full-page-load"],
    ["a page that does not exist", new PageNotFoundError(PATH), OTHER, "show-not-found"],
    ["a page that has moved or is gone", new PageMovedError(PATH), OTHER, "full-page-load"],
    ["lost data", new PageDataError(PATH, "the connection failed"), OTHER, "show-error"],
    ["an error of our own", new TypeError("x is undefined"), OTHER, "show-error"],
    ["something that is no error", "stop", OTHER, "show-error"],
  ] as const)("%s", (_case, error, shownPath, recovery) => {
    expect(recoveryFor(error, PATH, shownPath)).toBe(recovery);
  });
});
