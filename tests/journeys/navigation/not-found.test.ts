import { expect, test } from "vitest";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

// How it is answered: ../../hosts/answers.test.ts.
test("[R14] [P3] an address that does not exist is named on the page once its script runs (D6)", async () => {
  const { page } = await visit();
  for (const [path, words] of [
    ["/en/nothing-here/", "Could not find /en/nothing-here/"],
    ["/pt/nada/aqui/", "Não foi possível encontrar /pt/nada/aqui/"],
    ["/rien/%C3%A9t%C3%A9/", "Impossible de trouver /rien/été/"],
  ] as const) {
    await openHydrated(page, path);
    await page.getByText(words, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});
