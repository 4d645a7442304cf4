import { describe, expect, test } from "vitest";
import { drawingMarkup } from "../../build/artwork/drawing-markup.ts";
import { readDrawing } from "./read-drawing.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 52 36"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inner}\n</svg>\n`;

/** What is drawn, in a box of 90 × 90. */
function markup(text: string): string {
  const reading = readDrawing("theme/logo.svg", text, "t4");
  if (!("drawing" in reading)) throw new Error(JSON.stringify(reading.problems));
  return drawingMarkup(reading.drawing, [0, 0, 90, 90], {});
}

function problems(text: string) {
  const reading = readDrawing("theme/logo.svg", text, "t4");
  return "problems" in reading ? reading.problems.map(({ id, line }) => [id, line]) : [];
}

describe("what comes through", () => {
  test("are shapes, in the colours of the theme", () => {
    const text = svg('<g transform="scale(2)"><path fill="var(--accent, #b04a24)" stroke-width="2" d="M0 0h9"/></g>');
    expect(markup(text)).toContain(
      '<g fill="currentColor"><g transform="scale(2)"><path fill="var(--t4)" stroke-width="2" d="M0 0h9"/></g></g>',
    );
  });

  test("is black as the colour of the text around it", () => {
    expect(markup(svg('<path fill="#000000" d="M0 0h9"/><path fill="black" d="M0 0v9"/>'))).not.toMatch(/black|#0/);
  });

  test("is nothing that drawing programs note for themselves", () => {
    const noted =
      '<!-- a note --><title>Logo</title><metadata>by</metadata><inkscape:grid a="b"/><path id="p" class="c" inkscape:label="l" data-a="b" d="M0 0h9"/>';
    expect(markup(svg(noted))).toContain('<g fill="currentColor"><path d="M0 0h9"/></g>');
  });

  test("is the size where there is no box", () => {
    expect(markup(svg('<path d="M0 0h9"/>', 'width="20px" height="10"'))).toContain("translate(0 22.5) scale(4.5)");
  });
});

describe("what does not come through is said at its line", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script with another name space", '<g><script xmlns="http://www.w3.org/1999/xhtml"/></g>'],
    ["foreign markup", "<foreignObject><p>a</p></foreignObject>"],
    ["rules of style", "<style>path{fill:red}</style>"],
    ["a picture", '<image href="https://a.example/a.png"/>'],
    ["a text", "<text>Logo</text>"],
    ["a reference", '<use href="#a"/>'],
    ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ["an animation", '<path d="M0 0"><animate attributeName="href" to="javascript:alert(1)"/></path>'],
    ["a handler", '<path onclick="alert(1)" d="M0 0"/>'],
    ["a handler of another case", '<path OnLoad="alert(1)" d="M0 0"/>'],
    ["an inline style", '<path style="fill:red" d="M0 0"/>'],
    ["an address in an old form", '<path xlink:href="https://a.example/" d="M0 0"/>'],
    ["an address in a filter", '<path filter="url(https://a.example/#f)" d="M0 0"/>'],
    ["an address in a number", '<path stroke-width="url(#a)" d="M0 0"/>'],
    ["markup in a shape", '<path d="M0 0&quot;&gt;&lt;script&gt;"/>'],
  ])("%s", (_name, part) => {
    expect(problems(svg(`<path d="M0 0h9"/>\n${part}`)).map(([id, line]) => [id, line])).toEqual([["logo-part", 3]]);
  });

  test.each(["#c00", "red", "url(#gradient)", "var(--unknown)", "rgb(1 2 3)"])("the colour %s", (color) => {
    expect(problems(svg(`<path fill="${color}" d="M0 0h9"/>`))).toEqual([["logo-color", 2]]);
  });

  test.each([
    ["no SVG", "PNG", [["logo-unreadable", 1]]],
    ["a tag that is not closed", svg("<g>"), [["logo-unreadable", 3]]],
    ["another document", "<html/>", [["logo-without-box", 1]]],
    ["no size", svg('<path d="M0 0h9"/>', ""), [["logo-without-box", 1]]],
    ["no room", svg('<path d="M0 0h9"/>', 'viewBox="0 0 0 36"'), [["logo-without-box", 1]]],
  ])("%s", (_name, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });
});
