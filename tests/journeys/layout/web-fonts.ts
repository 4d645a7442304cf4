import type { Page } from "playwright-core";

/** Waits until the page has both weights of the brand's font, and has been laid out in them. */
export async function drawnInWebFonts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ["400", "700"].every((weight) =>
        [...document.fonts].some(
          (face) =>
            face.family.replaceAll('"', "") === "Nunito Sans" && face.weight === weight && face.status === "loaded",
        ),
      ) && document.fonts.status === "loaded",
  );
}

/** The fonts that letters of an element are drawn with, as the browser's own tools tell them (Chromium only). */
export async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
}
