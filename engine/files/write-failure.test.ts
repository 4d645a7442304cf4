import { expect, test } from "vitest";
import { namingFile, writeFailure } from "./write-failure.ts";

const failed = (code: string, text: string, path?: string) =>
  Object.assign(new Error(`${code}: ${text}`), { code, ...(path && { path }) });

test.each([
  [
    "of a file in place of a folder",
    failed("ENOTDIR", "not a directory, mkdir '/site/a'", "/site/a"),
    "not-allowed",
    "/site/a",
  ],
  ["names the file", failed("EACCES", "permission denied, open '/site/a'", "/site/a"), "not-allowed", "/site/a"],
  ["of a read-only disk", failed("EROFS", "read-only file system, mkdir '/site'", "/site"), "not-allowed", "/site"],
  ["of a full disk, which names nothing", failed("ENOSPC", "no space left on device, write"), "disk-full", ""],
])("an error that %s says why nothing could be written", (_name, error, reason, file) => {
  expect(writeFailure(error)).toEqual({ reason, file });
});

test.each([new Error("ENOSPC in a text"), failed("ENOENT", "no such file, open '/site/a'"), "ENOSPC: no", undefined])(
  "%s says nothing of writing",
  (error) => {
    expect(writeFailure(error)).toBeUndefined();
  },
);

test("the error of a full disk gets the name of the file", () => {
  const error = namingFile(failed("ENOSPC", "no space left on device, write"), "/site/a") as Error;
  expect(writeFailure(error)).toEqual({ reason: "disk-full", file: "/site/a" });
});
