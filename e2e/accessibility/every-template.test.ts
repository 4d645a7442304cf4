import { test } from "vitest";
import { oneOfEach } from "../pages/every-template.ts";
import { visitors } from "../setup/browser.ts";
import { expectWholePages } from "./whole-pages.ts";

const visit = visitors();
/** The page for unknown addresses answers 404, which the browser logs; its own tests are elsewhere. */
const templates = oneOfEach.filter(([template]) => template !== "not found");

// Every page of every language: every-page.long.test.ts.
test(
  "every template is hydrated without an error or a violation of its policy, breaks no rule of accessibility in light and in dark colours, and fits a window of 320 px, at twice the text size too",
  {
    timeout: 120_000,
  },
  () =>
    expectWholePages(
      visit,
      templates.map(([, path]) => path),
    ),
);
