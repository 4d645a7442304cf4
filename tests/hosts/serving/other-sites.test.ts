import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { attributes } from "../../built/queries.ts";
import { visitors } from "../../support/setup/browser.ts";
import { builtDocument } from "../../support/setup/documents.ts";

const visit = visitors();

test.each([
  ["that asks nothing of the files it shows", {}],
  ["that shows only files which agree to it", { "Cross-Origin-Embedder-Policy": "require-corp" }],
])(
  "another site %s can show our pictures and icons: previews of links, feed readers, results of searches",
  async (_site, headers) => {
    const { page } = await visit();
    const document = await builtDocument("/fr/nouveau-site/");
    const addresses = [
      ...attributes(document, "meta[property='og:image']", "content").map((image) => new URL(image).pathname),
      ...attributes(document, "link[rel~=icon], link[rel=apple-touch-icon]", "href"),
      ...attributes(document, "main noscript img", "src"),
    ];
    await page.goto(await otherSite(headers));
    const shown = await page.evaluate(
      showPictures,
      addresses.map((address) => inject("origin") + address),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter(({ width }) => width === 0)).toEqual([]);
  },
);

/** Starts a site with one empty page, until the test ends. By name, not by number: for browsers another site than ours. */
async function otherSite(headers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { ...headers, "Content-Type": "text/html" }).end("<!doctype html><title>Elsewhere</title>"),
  );
  await once(server.listen(0, "localhost"), "listening");
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** Runs in the browser: shows pictures, and tells how wide each is; 0 for one that was not let in. */
function showPictures(addresses: readonly string[]): Promise<{ address: string; width: number }[]> {
  const show = async (address: string) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
    return { address, width: picture.naturalWidth };
  };
  return Promise.all(addresses.map(show));
}
