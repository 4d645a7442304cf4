import { test } from "vitest";
import { everyTemplate } from "../pages/every-template.ts";
import { visitors } from "../setup/browser.ts";
import { expectWholePages } from "./whole-pages.ts";

const visit = visitors();
/** The page for unknown addresses answers 404, which the browser logs; its own tests are elsewhere. */
const templates = everyTemplate.filter(([template]) => template !== "not-found");

test(
  "every template in every language is hydrated without an error or a violation of its policy, breaks no rule of accessibility, and fits a window of 320 px",
  {
    timeout: 120_000,
  },
  () =>
    expectWholePages(
      visit,
      templates.flatMap(([, translations]) => translations),
    ),
);
