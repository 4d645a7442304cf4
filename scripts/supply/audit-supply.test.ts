import { expect, test } from "vitest";
import { auditVerdict, signaturesVerdict } from "./audit-supply.ts";

const holes = (high: number, critical: number) => ({ metadata: { vulnerabilities: { low: 3, high, critical } } });

test("known holes: none that is high or critical (reliability B4)", () => {
  expect(auditVerdict(holes(0, 0))).toEqual({ passed: true, text: "known holes: 0 critical, 0 high" });
  expect(auditVerdict(holes(1, 0)).passed).toBe(false);
  expect(auditVerdict(holes(0, 1)).passed).toBe(false);
});

test("signatures: none wrong, none missing (reliability B4)", () => {
  expect(signaturesVerdict({ invalid: [], missing: [] })).toEqual({
    passed: true,
    text: "signatures: 0 wrong, 0 missing",
  });
  expect(signaturesVerdict({ invalid: [{ name: "x" }], missing: [] }).passed).toBe(false);
  expect(signaturesVerdict({ invalid: [], missing: [{ name: "x" }] }).passed).toBe(false);
});

test.each([undefined, "", [], { message: "405 Method Not Allowed" }, { error: { summary: "no network" } }])(
  "a registry that does not answer is no clean bill: %j",
  (answer) => {
    for (const verdict of [auditVerdict(answer), signaturesVerdict(answer)]) {
      expect(verdict.passed).toBe(false);
      expect(verdict.text).toMatch(/did not say \((no answer|405 Method Not Allowed|no network)\)/);
    }
  },
);
