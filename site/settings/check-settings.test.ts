import { expect, test } from "vitest";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { settingsIn, siteYaml } from "../test-support/settings-in.ts";
import { checkSettings } from "./definition.ts";

/** The problems of the settings made for tests, with so many services, and drafts among them. */
function problemsWith(count: number, hidden: readonly string[] = []) {
  const service = Array.from({ length: count }, (_, index) => `service-${index}`);
  const { settings, source } = settingsIn(siteYaml);
  return checkSettings({
    settings: { ...settings, people: [] },
    source,
    translation,
    today: "2026-11-23",
    folders: { service },
    drafts: new Set<string>(hidden),
  });
}

test("one to eight services are shown; none, or nine, is told at a file", () => {
  expect(problemsWith(0)).toMatchObject([{ file: "pages/services/fr.md", id: "site:no-service" }]);
  expect([problemsWith(1), problemsWith(8)]).toEqual([[], []]);
  expect([problemsWith(9, ["service-3"]), problemsWith(1, ["service-0"]).length]).toEqual([[], 1]);
  expect(problemsWith(9)).toMatchObject([{ file: "pages/service-8/fr.md", id: "site:too-many-services" }]);
});
