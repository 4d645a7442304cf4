import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TileStrip } from "./tile-strip.tsx";
import { TileWall } from "./tile-wall.tsx";

const wall = renderToStaticMarkup(<TileWall seed="gestao" cols={3} rows={3} top={1} />);

test("a wall is one pattern and one relay tile", () => {
  expect(wall).toContain('<pattern id="_az737f1ip"');
  expect(wall.match(/class="relay"/g)).toHaveLength(1);
  expect(wall).toContain('<use href="#_az737f1i" class="relay" x="80" y="80">');
});

test("a wall is hidden from assistive technology", () => {
  expect(wall).toContain('aria-hidden="true"');
});

test("two walls of one seed can stand on one page with different ids", () => {
  const other = renderToStaticMarkup(<TileWall seed="gestao" id="other" cols={3} rows={3} />);
  const ids = [...`${wall}${other}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a wall can do without its relay tile", () => {
  expect(renderToStaticMarkup(<TileWall seed="gestao" cols={3} rows={3} relay={false} />)).not.toContain("relay");
});

test("the relay tile of a strip is its fourth tile", () => {
  const strip = renderToStaticMarkup(<TileStrip seed="agua" />);
  expect(strip).toContain('class="relay" transform="translate(216) scale(0.9)"');
});
