import { expect, test } from "vitest";
import { html, list } from "./html.ts";

test("words of the owner are shown as they are written, markup stays markup, and empty parts are left out", () => {
  const name = `<script>"A & B's"`;
  const items = [html`<b>${name}</b>`, 3];
  expect(html`<p title="${name}">${false}${undefined}${list([])}${list(items, "sheet")}</p>`.source).toBe(
    '<p title="&lt;script&gt;&quot;A &amp; B&apos;s&quot;"><ul class="sheet"><li><b>&lt;script&gt;&quot;A &amp; B&apos;s&quot;</b></li>\n<li>3</li></ul></p>',
  );
});
