import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { visitors } from "./browser.ts";

const visit = visitors();

test("tests see an empty home folder, the C locale, one time zone and one umask, on every machine", () => {
  expect(readdirSync(process.env.HOME ?? "/")).not.toContain(".npmrc");
  expect([process.env.LC_ALL, new Date(0).getHours(), process.umask()]).toEqual(["C", 12, 0o022]);
  expect(Object.keys(process.env).filter((name) => /^(npm_|XDG_|PG|http_proxy|SMTP_URL)/i.test(name))).toEqual([]);
});

test.runIf(process.platform === "linux")("browsers of tests know no font but DejaVu", async () => {
  const { page, context } = await visit();
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const [family, font] of [
    ["Arial", "DejaVu"],
    ["Liberation Sans", "DejaVu"],
    ["sans-serif", "DejaVu Sans"],
    ["serif", "DejaVu Serif"],
  ] as const) {
    await page.evaluate((name) => {
      document.body.innerHTML = `<p style="font-family: '${name}', ${name}">Passerelle</p>`;
    }, family);
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
    const fontsOf = async () => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      return [family, ...fonts.map(({ familyName }) => familyName)];
    };
    // None before the text has been laid out.
    await expect.poll(fontsOf).toEqual([family, expect.stringContaining(font)]);
  }
});
