import { expect, test } from "vitest";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { missingFile } from "./missing-files.ts";

const known = ["façade.jpg", "guide fiscal.pdf"];

test.each<readonly [name: string, id: ProblemDetails["id"], write: string | undefined]>([
  ["IMG_2041.MOV", "recording-named", '::embed[Title]{service="…" src="https://…" width=560 height=315}'],
  ["guide.pdf", "document-not-picture", "[…](guide.pdf)"],
  ["outil.exe", "type-not-offered", undefined],
  ["carte.dark.png", "dark-picture-named", "carte.png"],
  ["facade.JPG", "name-misspelled", "façade.jpg"],
  ["carte.png", "picture-missing", undefined],
  ["photo", "picture-missing", undefined],
])("%s, shown as a picture: %s", (name, id, write) => {
  const problem = missingFile(name, "picture", known);
  expect(problem.id).toBe(id);
  expect(Object.entries(problem.values).find(([key]) => key === "write")?.[1]).toBe(write);
});

test.each<readonly [name: string, id: ProblemDetails["id"], write: string | undefined]>([
  ["entretien.mp3", "recording-named", '::embed[Title]{service="…" src="https://…" width=560 height=315}'],
  ["plan d'accès.JPG", "picture-not-document", "![…](plan d'accès.JPG)"],
  ["logo.svg", "picture-not-document", "![…](logo.svg)"],
  ["page.html", "type-not-offered", undefined],
  ["ancien.doc", "type-not-offered", undefined],
  ["guide-fiscal.PDF", "name-misspelled", "guide fiscal.pdf"],
  ["statuts.pdf", "document-missing", "https://"],
])("%s, offered as a document: %s", (name, id, write) => {
  const problem = missingFile(name, "document", known);
  expect(problem.id).toBe(id);
  expect(Object.entries(problem.values).find(([key]) => key === "write")?.[1]).toBe(write);
});
