import { test } from "vitest";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { visitors } from "../../support/setup/browser.ts";
import { accessibility, expectWholePages, keyboard, touch } from "./whole-pages.ts";

const visit = visitors();
/** The page for unknown addresses answers 404, which the browser logs: rules.test.ts. */
const templates = oneOfEach.filter(([template]) => template !== "not found");

// Every page of every language: every-page.long.test.ts. That every template fits: ../layout/fallback-fonts.test.ts.
test(
  "every template is hydrated without an error or a violation of its policy, breaks no rule of accessibility in light and in dark colours, is reached by the keyboard, and has targets of a finger's size",
  {
    timeout: 120_000,
  },
  () =>
    expectWholePages(
      visit,
      templates.map(([, path]) => path),
      [accessibility, keyboard, touch],
    ),
);
