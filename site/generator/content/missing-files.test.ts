import { expect, test } from "vitest";
import { missingDocument, missingPicture } from "./missing-files.ts";

const inWords = ({ message, fix }: { readonly message: string; readonly fix: string }) => `${message} → ${fix}`;

test.each([
  ["IMG_2041.MOV", /is a film or sound.* → .*with subtitles, to a host of films, then write ::embed/],
  ["guide.pdf", /is a document, not a picture → write \[its title\]\(guide\.pdf\)/],
  ["outil.exe", /files of the type \.exe are not offered → save it as PDF/],
  ["carte.dark.png", /is the dark version of a picture → write carte\.png/],
  ["carte.png", /the picture “carte\.png” is not in the media folder → put the file into media\//],
  ["photo", /the picture “photo” is not in the media folder/],
])("%s, shown as a picture", (name, words) => {
  expect(inWords(missingPicture(name))).toMatch(words);
});

test.each([
  ["entretien.mp3", /is a film or sound/],
  ["plan d'accès.JPG", /is a picture, not a document → write !\[what it shows\]\(plan d'accès\.JPG\)/],
  ["logo.svg", /is a picture, not a document/],
  ["page.html", /files of the type \.html are not offered/],
  ["ancien.doc", /files of the type \.doc are not offered → save it as PDF; offered are pdf, docx/],
  ["guide.pdf", /the document “guide\.pdf” is not in the media folder → put the file into media\//],
])("%s, offered as a document", (name, words) => {
  expect(inWords(missingDocument(name))).toMatch(words);
});
