import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Locale, languageOf } from "../../i18n/language.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { readContentFiles } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import { mediaFinder } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";
import { readMedia } from "./media.ts";

const cache = await mkdtemp(join(tmpdir(), "cache-"));
const PDF = "%PDF-1.7\n";
const photograph = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#e0802c" } })
  .jpeg()
  .toBuffer();

/** A media folder with some files. */
async function mediaWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(folder, "media", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return readMedia(await readContentFiles(folder), cache);
}

/** What a text becomes beside some files, what is wrong, and the files that are published with it. */
async function read(text: string, files: Readonly<Record<string, string | Uint8Array>>, locale: Locale = "fr") {
  const media = await mediaWith(files);
  const problems: Problem[] = [];
  const nothing = {
    origin: undefined,
    variable: () => undefined,
    variables: () => [],
    tags: [],
    directive: () => undefined,
  };
  const environment = {
    translation,
    ...nothing,
    ...mediaFinder(media.table, languageOf(translation, locale)),
  };
  const reader = textReader(`posts/${locale}/a.md`, text, locale, environment, problems);
  const blocks = reader.blocks(text);
  const used = reader.media;
  return {
    blocks,
    problems: [...problems, ...media.problems(used)],
    published: media.files(used).map(({ path }) => path),
    notes: media.notes(used).map(({ file, id }) => `${file} ${id}`),
  };
}

describe("a picture is found, and published under a clean name", () => {
  test.each([
    [
      "with accents, spaces and brackets",
      "Façade de l'église (été).JPG".normalize("NFD"),
      "Façade de l'église (été).JPG",
    ],
    ["with square brackets", "plan [2].jpeg", "plan [2].jpeg"],
    ["in a folder, as editors write it", "2027/IMG_2041.JPG", "../../media/2027/IMG_2041.JPG"],
    ["that tells another format", "capture.png", "capture.png"],
    ["without an extension", "photo", "photo"],
  ])("%s", async (_name, file, written) => {
    const { blocks, problems, published } = await read(`![Une façade](${written} "Légende")`, { [file]: photograph });
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([{ type: "figure", picture: { alt: "Une façade" }, caption: ["Légende"] }]);
    expect(published.map((path) => path.replace(/[0-9a-f]{12}/, "…"))).toEqual([
      "/assets/media/…-90.avif",
      "/assets/media/…-90.webp",
      "/assets/media/…-90.jpeg",
    ]);
  });
});

describe("a document", () => {
  test("is a link that tells type and size in the words of the page", async () => {
    const files = { "guide fiscal 2027.pdf": PDF };
    const { blocks, problems, published } = await read("Ici : [**le** guide](guide fiscal 2027.pdf).", files, "en");
    const [paragraph] = blocks;
    expect(problems).toEqual([]);
    expect(paragraph?.type === "paragraph" && paragraph.children[1]).toEqual({
      type: "link",
      href: "/documents/guide-fiscal-2027.pdf",
      children: [{ type: "strong", children: ["le"] }, " guide (PDF, 1\u00a0kB)"],
    });
    expect(published).toEqual(["/documents/guide-fiscal-2027.pdf"]);
  });

  test("cannot have the address of another one that is offered", async () => {
    const files = { "Guide été.pdf": PDF, "guide-ete.PDF": PDF };
    const both = await read("[a](Guide été.pdf) et [b](guide-ete.PDF)", files);
    expect(both.problems).toMatchObject([
      {
        file: "media/guide-ete.PDF",
        id: "document-address-taken",
        values: { other: "media/Guide été.pdf", address: "/documents/guide-ete.pdf", write: "guide-ete-2.pdf" },
      },
    ]);
    expect((await read("[a](Guide été.pdf)", files)).problems).toEqual([]);
  });
});

test("a file that is refused is one problem, at the file", async () => {
  const files = { "IMG_1.heic": "\0\0\0\u0018ftypheic", "vide.pdf": "", "autre.jpg": "" };
  const { problems } = await read("![Une façade](IMG_1.heic)\n\n[Le guide](vide.pdf), [encore](vide.pdf)", files);
  expect(problems).toMatchObject([
    { file: "media/IMG_1.heic", id: "picture-heic" },
    { file: "media/vide.pdf", id: "file-empty" },
  ]);
});

test("what a text does not name is neither published nor wrong; it is told", async () => {
  const { blocks: _, ...found } = await read("Rien.", {
    "a.jpg": photograph,
    "b.heic": "",
    "film.mov": "",
    "c.pdf": PDF,
  });
  const files = ["media/a.jpg", "media/b.heic", "media/c.pdf", "media/film.mov"];
  expect(found).toEqual({ problems: [], published: [], notes: files.map((file) => `${file} file-unused`) });
});

test("[O10] a picture that is narrower than the column which shows it is told; one of that width is not", async () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#e0802c" } })
      .png()
      .toBuffer();
  const files = {
    "narrow.png": await sized(751, 500),
    "wide.png": await sized(768, 500),
    "tall.png": await sized(768, 1400),
    "slim.png": await sized(751, 1400),
    "unnamed.png": await sized(10, 10),
  };
  const { notes } = await read("![a](narrow.png)\n\n![b](wide.png)\n\n![c](tall.png)\n\n![d](slim.png)", files);
  expect(notes).toEqual([
    "media/narrow.png picture-small",
    "media/slim.png picture-small",
    "media/unnamed.png file-unused",
  ]);
});

test("a dark version is named by its picture", async () => {
  const { problems, notes, published } = await read("![-](a.jpg)", { "a.dark.jpg": photograph, "a.jpg": photograph });
  expect([problems, notes]).toEqual([[], ["media/a.jpg picture-small"]]);
  expect(published).toHaveLength(4);
});

describe("pictures that follow each other are a gallery", async () => {
  const sized = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#e0802c" } })
      .jpeg()
      .toBuffer();
  const files = {
    "lying.jpg": await sized(1600, 900),
    "tall.jpg": await sized(900, 1600),
    "map.jpg": await sized(800, 800),
  };
  const shapesOf = ([gallery]: Awaited<ReturnType<typeof read>>["blocks"]) =>
    gallery?.type === "gallery" ? gallery.figures.map(({ picture }) => picture.width / picture.height) : [];

  test("all lie, or all stand where most do", async () => {
    const lying = await read("![a](lying.jpg)\n![b](tall.jpg)", files);
    expect(shapesOf(lying.blocks)).toEqual([1200 / 900, 900 / 675]);
    const standing = await read("![a](tall.jpg)\n![b](lying.jpg)\n![c](tall.jpg)", files);
    expect(shapesOf(standing.blocks)).toEqual([3 / 4, 3 / 4, 3 / 4]);
  });

  test("what is published of each is the part that is shown, and nothing is told of its size", async () => {
    const { published, problems, notes } = await read("![a](lying.jpg)\n![b](map.jpg)", files);
    expect([problems, notes]).toEqual([[], ["media/tall.jpg file-unused"]]);
    expect(published).toHaveLength(2 * 3 * 4 - 3);
  });
});
