import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type shippedThemes as all, shippedThemes, themeFiles } from "../../built/shipped-themes.ts";
import { visitors } from "../../support/setup/browser.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";
import { expectWholePages } from "./whole-pages.ts";

const visit = visitors();
const PAGES = ["/fr/", "/en/presentation/", "/pt/contact/", "/fr/services/gestion-financiere-audit-europeen/"];
const ARTICLE = "/fr/tresorerie-deux-calendriers/";

describe.each<(typeof all)[number]>([...shippedThemes])("the shipped theme %s", (theme) => {
  let site: RunningServer;
  beforeAll(async () => {
    site = await serveContent(await themeFiles(theme));
  });
  afterAll(() => site.stop());

  test("breaks no rule of accessibility by day and by night, and fits a window of 320 px", async () => {
    expect((await fetch(site.origin + ARTICLE)).status).toBe(200);
    await expectWholePages((options) => visit({ ...options, baseURL: site.origin }), [...PAGES, ARTICLE]);
  });
});
