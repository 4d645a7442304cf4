import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cardLook } from "#engine/build/artwork/social-images.ts";
import { siteTheme } from "../../test-support/site-theme.ts";
import { drawSocialCard, type SocialCard } from "./draw-social-card.ts";
import { socialImages } from "./social-images.ts";
import { signPath } from "./tiles.ts";

const card: SocialCard = {
  label: "Actu · 21 septembre 2026",
  title: ["Une trésorerie,", "deux calendriers"],
  seed: "tresorerie-deux-calendriers",
  brand: "Passerelle",
};
const long: SocialCard = {
  ...card,
  title: ["Gestion administrative et commerciale, gestion financière,", "projets, immobilier et investissement"],
};
const endless: SocialCard = { ...card, title: [`${long.title[0]} `.repeat(5).trim(), long.title[1]] };
const oneWord: SocialCard = { ...card, title: ["Un mot :", "anticonstitutionnellement".repeat(4)] };
const look = await cardLook(await siteTheme());

describe("the drawing of a card", () => {
  test("changes only together with the version that names its images", async () => {
    const drawing = createHash("sha256")
      .update(await drawSocialCard(card, look))
      .digest("hex")
      .slice(0, 12);
    // A new drawing needs a new version; then write both here.
    expect([socialImages.version, drawing]).toEqual(["10", "bfc1ccd59c02"]);
  });

  test("has the sign of a service in its wall, and of nothing else", async () => {
    const sign = signPath("bem-estar") ?? "";
    expect(sign).not.toBe("");
    expect(await drawSocialCard({ ...card, seed: "bem-estar" }, look)).toContain(sign);
    expect(await drawSocialCard(card, look)).not.toContain(sign);
  });

  test("has no text that would need a font, and no broken number", async () => {
    for (const one of [card, long]) {
      const drawing = await drawSocialCard(one, look);
      expect(drawing).not.toMatch(/<text|font-|NaN|undefined/);
    }
  });

  test.each([
    ["short", card],
    ["long", long],
    ["endless", endless],
    ["of one endless word", oneWord],
  ])("keeps a title inside its column: %s", async (_, one) => {
    const column = { left: 0, top: 136, width: 740, height: 400 };
    const cut = await sharp(Buffer.from(await drawSocialCard(one, look)))
      .extract(column)
      .removeAlpha()
      .png()
      .toBuffer();
    const { info } = await sharp(cut).trim().toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    expect(left).toBeGreaterThanOrEqual(60);
    expect(top).toBeGreaterThan(0);
    expect(left + info.width).toBeLessThan(column.width);
    expect(top + info.height).toBeLessThan(column.height - 12);
  });

  test("cuts a title that is too long", async () => {
    const drawnWith = (text: string) => drawSocialCard({ ...card, title: ["", text] }, look);
    const words = "projets immobiliers et investissements en France, ".repeat(4);
    expect(await drawnWith(words + words)).toBe(await drawnWith(words + words + words));
  });

  test("leaves room for a narrow no-break space", async () => {
    const drawnWith = (text: string) => drawSocialCard({ ...card, title: ["", text] }, look);
    expect(await drawnWith("Où\u202f?")).toBe(await drawnWith("Où\u00a0?"));
    expect(await drawnWith("Łódź")).not.toBe(await drawnWith("ód"));
  });

  test.each([
    ["an emoji", "Où 🌉 ?", "Où ?"],
    ["flags", "Entre 🇫🇷 et 🇵🇹", "Entre et"],
    ["an emoji of several characters", "La famille 👩‍👩‍👧 et 1️⃣ toit", "La famille et toit"],
    ["a sign", "De Porto ⟶ Paris", "De Porto Paris"],
    ["letters of other scripts", "De Porto à Γαλλία", card.brand],
    ["a whole title of them", "مرحبا بكم", card.brand],
    ["an emoji alone", "🌉", card.brand],
  ])("draws no box for what the font lacks, and no half of a title: %s", async (_, text, drawn) => {
    const drawnWith = (words: string) => drawSocialCard({ ...card, title: ["", words] }, look);
    expect(await drawnWith(text)).toBe(await drawnWith(drawn));
  });

  test("a title of which one voice lacks letters is not shown by its other half", async () => {
    const drawnWith = (title: SocialCard["title"]) => drawSocialCard({ ...card, title }, look);
    expect(await drawnWith(["Київ,", "Porto"])).toBe(await drawnWith(["", card.brand]));
  });

  test("gives an image of at most 120 kB", async () => {
    for (const one of [card, long]) {
      const bytes = await sharp(Buffer.from(await drawSocialCard(one, look)))
        .removeAlpha()
        .png({ palette: false, compressionLevel: 5 })
        .toBuffer();
      expect(bytes.length).toBeLessThanOrEqual(120_000);
    }
  });
});
