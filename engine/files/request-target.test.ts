import fc from "fast-check";
import { expect, test } from "vitest";
import { requestedUrl } from "./request-target.ts";

test.each([
  ["/fr/%C3%A9t%C3%A9/?a=1", "/fr/%C3%A9t%C3%A9/"],
  ["//", "//"],
  ["//elsewhere.example/a", "//elsewhere.example/a"],
  ["http://localhost/a", "/a"],
  ["/%", undefined],
  ["/%E9", undefined],
  ["*", undefined],
  ["", undefined],
])("the target %j asks for %j", (target, path) => {
  expect(requestedUrl(target)?.pathname).toBe(path);
});

test("whatever is asked for, nothing is thrown, the path can be decoded and no target names another host", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."/%\\?#@:[]. aé2fF\u0000") }), (target) => {
      const url = requestedUrl(`/${target}`);
      expect(url?.host ?? "localhost").toBe("localhost");
      expect(() => decodeURI(url?.pathname ?? "/")).not.toThrow();
    }),
  );
});
