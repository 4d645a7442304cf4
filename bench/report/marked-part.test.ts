import { expect, test } from "vitest";
import { replaceMarkedPart } from "./marked-part.ts";

const text = "# Title\n\n<!-- bench: targets -->\nold\n<!-- /bench: targets -->\n\nThe end.\n";

test("only what stands between the markers changes, and again the next time", () => {
  const once = replaceMarkedPart(text, "targets", "| new |\n");
  expect(once).toBe("# Title\n\n<!-- bench: targets -->\n\n| new |\n\n<!-- /bench: targets -->\n\nThe end.\n");
  expect(replaceMarkedPart(once, "targets", "| new |\n")).toBe(once);
});

test("a text without both markers, once each, is refused", () => {
  for (const wrong of ["nothing", text.replace("/bench", "bench"), text + text]) {
    expect(() => replaceMarkedPart(wrong, "targets", "")).toThrow("once each");
  }
});
