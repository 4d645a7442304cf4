import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { fewArticles, type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
let page: Page;
beforeAll(async () => {
  editor = await openEditor({ copies: fewArticles });
  ({ page } = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" }));
  await page.goto(editor.address());
  await page.goto(editor.at("#media"));
});
afterAll(() => editor?.stop());

/** A photograph that lies on its side, blue on the left half as it is stored, with the place where it was taken. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: "#1b4e9b" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#e0802c" }, limitInputPixels: false })
    .composite([{ input: blue, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: "A Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 9/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Brings a file, and gives the one that is in the folder then, once the editor says so. */
async function bring(name: string, mimeType: string, buffer: Buffer, kept = name): Promise<Buffer> {
  await page.getByLabel("Ajouter des images ou des documents").setInputFiles({ name, mimeType, buffer });
  await page.getByRole("status").getByText(`: ${kept}`).waitFor();
  return readFile(join(editor.content, "media", kept));
}

test("a photograph comes upright, no larger than the site can use, without its camera and its place", async () => {
  const sent = await photograph(4000, 3000);
  expect(sent.toString("latin1")).toContain("A Telephone");
  const kept = await bring("photo.jpg", "image/jpeg", sent);
  const { width, height, orientation = 1, exif } = await sharp(kept).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 2400, height: 3200, orientation: 1 });
  const { dominant } = await sharp(
    await sharp(kept).extract({ left: 0, top: 0, width, height: 99 }).toBuffer(),
  ).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test("one of a hundred million pixels comes too", async () => {
  const { width = 0, height = 0 } = await sharp(
    await bring("vaste.jpg", "image/jpeg", await photograph(12_000, 8400)),
  ).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(3200);
});

test("a drawing stays as it is, and a script in it does not run", async () => {
  const svg = Buffer.from(
    "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><script>document.title = 'run'</script><path d='M0 0h90v60z'/></svg>",
  );
  expect((await bring("plan.svg", "image/svg+xml", svg)).equals(svg)).toBe(true);
  const { page: other } = await visit({});
  await other.goto(editor.address());
  await other.goto(editor.at("api/media/file?path=media/plan.svg"));
  expect(await other.title()).not.toBe("run");
});

test.each([
  ["IMG_1.heic", "image/heic", "\0\0\0\u0018ftypheic", "Cette photo est en HEIC"],
  ["abimee.jpg", "image/jpeg", "\xff\xd8\xff\xe0 rien", "Cette image est abîmée"],
])("%s is refused with a sentence that says what to do", async (name, mimeType, bytes, said) => {
  const buffer = Buffer.from(bytes, "latin1");
  await page.getByLabel("Ajouter des images ou des documents").setInputFiles({ name, mimeType, buffer });
  await page.getByRole("main").getByText(said).waitFor();
});

test("a picture is cropped with the keyboard, and the file stays whole", async () => {
  const before = await readFile(join(editor.content, "media/photo.jpg"));
  await page.getByRole("button", { name: /^Recadrer.*photo\.jpg$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img", { name: "L’image à recadrer" }).evaluate((image: HTMLImageElement) => image.decode());
  expect(await axeViolations(page)).toEqual([]);
  const edge = dialog.getByLabel("Bord : en haut", { exact: true });
  await edge.focus();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press("Shift+ArrowDown");
  await dialog.getByRole("slider", { name: "Depuis la gauche" }).press("Home");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.waitFor({ state: "detached" });
  const kept = await readFile(join(editor.content, "pictures.yaml"), "utf8");
  expect(kept).toMatch(/^photo\.jpg:\n/);
  const [, top = "", height = ""] = /top: (\d+)[\s\S]*height: (\d+)/.exec(kept) ?? [];
  expect(Number(top)).toBeGreaterThan(5);
  expect(Number(top) + Number(height)).toBe(100);
  expect(kept).toMatch(/point:\s*\{? ?left: 0/);
  expect((await readFile(join(editor.content, "media/photo.jpg"))).equals(before)).toBe(true);
});
