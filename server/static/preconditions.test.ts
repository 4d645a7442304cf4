import { expect, test } from "vitest";
import { conditionalStatus } from "./preconditions.ts";

const etag = '"a1_b-2"';

test.each([
  [undefined, undefined, 200],
  [undefined, '"a1_b-2"', 304],
  [undefined, 'W/"a1_b-2"', 304],
  [undefined, '"other", W/"x,y", "a1_b-2"', 304],
  [undefined, "*", 304],
  [undefined, " * ", 304],
  [undefined, '"other"', 200],
  [undefined, "a1_b-2", 200],
  [undefined, '"a1_b-2', 200],
  [undefined, "", 200],
  [undefined, `${'"x",'.repeat(2000)}"a1_b-2"`, 304],
  ['"a1_b-2"', undefined, 200],
  ["*", undefined, 200],
  ['"other"', undefined, 412],
  ['W/"a1_b-2"', undefined, 412],
  ['"other"', '"a1_b-2"', 412],
  ['"a1_b-2"', '"a1_b-2"', 304],
])("If-Match %j, If-None-Match %j: %i", (ifMatch, ifNoneMatch, status) => {
  expect(conditionalStatus({ ifMatch, ifNoneMatch }, etag)).toBe(status);
});
