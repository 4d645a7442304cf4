import { test } from "vitest";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { visitors } from "../../support/setup/browser.ts";
import { accessibility, expectWholePages, fit, keyboard, touch } from "./whole-pages.ts";

const visit = visitors();
/**
 * The page for unknown addresses answers 404, which the browser logs: rules.test.ts. The others here are drawn by the view of
 * the blog's list and of the legal notice.
 */
const ELSEWHERE: readonly string[] = ["not found", "tag listing", "accessibility"];
const templates = oneOfEach.filter(([template]) => !ELSEWHERE.includes(template));

// Header and footer for the keyboard: keyboard.test.ts. Every page of every language: every-page.long.test.ts.
test("every template is hydrated without an error or a violation of its policy, breaks no rule of accessibility in light and in dark colours, is reached by the keyboard, has targets of a finger's size, and fits narrow windows without web fonts, at twice the text size and in wider spacing", () =>
  expectWholePages(
    visit,
    templates.map(([, path]) => path),
    [accessibility, keyboard, touch, fit],
  ));
