import { afterEach, expect, test, vi } from "vitest";
import { SiteError } from "../load-site.ts";
import { buildTime } from "./owner-build.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a build is of the time that SOURCE_DATE_EPOCH names, of today where it is empty; what is no time is told", () => {
  const timeAt = (epoch: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", epoch);
    return buildTime();
  };
  expect(timeAt("1767225600").toISOString()).toBe("2026-01-01T00:00:00.000Z");
  expect(timeAt("").getTime()).toBeGreaterThan(1_767_225_600_000);
  for (const epoch of ["yesterday", "-1", "1e3", "99999999999999"]) expect(() => timeAt(epoch)).toThrow(SiteError);
});
