import { expect, test } from "vitest";
import { anchorsIn, withAnchors } from "./anchors.ts";

const heading = (words: string, id = "") => ({ type: "heading", level: 2, id, children: [words] });

function anchored(content: unknown, links: readonly string[] = []) {
  const reports: string[] = [];
  const anchors = anchorsIn(withAnchors(content, links, (where, { id }) => reports.push(`${where} ${id}`)));
  return { anchors, reports };
}

test("headings of one page never share an anchor, whichever of its texts they stand in (D35)", () => {
  const content = {
    about: { text: [heading("Foo"), { type: "quote", children: [heading("Foo")] }] },
    questions: [{ answer: [heading("Foo 2")] }, { answer: [heading("Foo")] }],
    body: [heading("« … »"), heading("🎉"), heading("مرحبا")],
  };
  const { anchors } = anchored(content);
  expect(anchors).toEqual(["foo", "foo-2", "foo-2-2", "foo-3", "section", "section-2", "section-3"]);
});

test("the anchor that an author gives is kept, also below a heading with that word", () => {
  expect(anchored([heading("Cookies"), heading("Témoins", "cookies")])).toEqual({
    anchors: ["cookies-2", "cookies"],
    reports: [],
  });
  expect(anchored([heading("a", "x"), heading("b", "x")]).reports).toEqual(["{#x} anchor-twice"]);
});

test("a link to a heading of any text of the page is right, to none it is told", () => {
  const content = { lead: ["…"], text: [heading("Les étapes")] };
  expect(anchored(content, ["#les-etapes", "#etapes"]).reports).toEqual(["#etapes anchor-to-nothing"]);
  expect(anchored({}, ["#etapes"]).reports).toEqual(["#etapes anchor-without-headings"]);
});
