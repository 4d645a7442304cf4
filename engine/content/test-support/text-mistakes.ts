import { deleting, inPost, inText, mistake, mistakesIn, POST, post, withText, writeFor, writeLine } from "./mistake.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>';
const pdf = "%PDF-1.7\n%%EOF\n";
const embed = '::embed[Un film]{service="agenda" src="https://v.example/1" width=560 height=315}';
const CONFLICT = "<<<<<<< HEAD\nUn mot\n=======\nUne phrase\n>>>>>>> autre";

/** Mistakes in the text of an article, and in the texts around it. */
export const textMistakes = [
  ...mistakesIn(withText, [
    ["Chez {brnad}.", "name-misspelled", writeFor("{brnad}")],
    ["{legal.nobody}", "variable-unknown", deleting("{legal.nobody}")],
    ["[ici](/fr/nulle-part/)", "link-to-nothing", writeFor("/fr/nulle-part/")],
    ["[ici](/fr/contact)", "link-misspelled", writeFor("/fr/contact")],
    ["[ici](javascript:a.example)", "link-unsafe", writeFor("javascript:")],
    ["[ici](contact/)", "link-unsafe", inText("(contact", "(/fr/contact")],
    ["Un [mot][p].\n\n[p]: https:/a.example", "link-nearly", writeFor("https:/a.example"), "https:/a"],
    ["Un [mot\nici][p].\n\n[p]: /fr/nulle-part/", "link-to-nothing", writeFor("/fr/nulle-part/"), "[p]: /fr"],
    ["[ici](/fr/mention-legale/#cookie)", "anchor-to-nothing", writeFor("/fr/mention-legale/#cookie")],
    ["## Les étapes\n\n[plus bas](#etapes)", "anchor-to-nothing", writeFor("#etapes"), "(#etapes)"],
    ["[bas](#etapes)", "anchor-without-headings", deleting()],
    ["**mot**\n\nUn **mot seul.", "markup-alone", writeFor(/\*\*mot/), "Un **mot"],
    ["[ici](/fr/contact/", "link-not-whole", writeLine],
    ['<iframe src="https://v.example/1">', "html-in-text", deleting()],
    ["https://v.example/1", "address-alone", writeLine],
    ["##Étapes", "heading-without-space", writeLine],
    ["# Étapes", "heading-first-level", writeLine],
    ["## Un\n\n#### Deux", "heading-skips-a-level", writeLine, "####"],
    ["```\nx = 1\n```", "markup-not-supported", inText(/```/g, ""), "x = 1"],
    ["Un :xx[mot].", "language-unknown", writeFor(":xx[mot]")],
    ["![Une porte](porte.jpg)", "picture-missing", deleting()],
    [
      "Lisez [le guide](guide fiscal (2027).pdf).",
      "document-missing",
      () => ({ "media/guide fiscal (2027).pdf": pdf }),
    ],
    ["::vidéo", "instruction-unknown", deleting()],
    [
      embed.replace("agenda", "films"),
      "frame-of-unknown-service",
      ({ write }) => ({ "site.yaml": (text) => text.replace(/^ {2}services:\n/m, `  services:\n    ${write}\n`) }),
    ],
    ["Un cafÃ© dâ€™Ã©tÃ©, « lÃ\u00a0 ».", "letters-damaged", writeLine],
    [CONFLICT, "merge-mark", inText(CONFLICT, "Une phrase"), "<<<<<<< HEAD"],
    ["Un\u000bmot", "invisible-character", inText("n\u000b", "n ")],
    // Markup that Markdown does not read.
    ["Un mot <!-- à revoir", "comment-open", ({ text, file, write }) => ({ [file]: `${text.trimEnd()} ${write}\n` })],
    [
      "Un mot[^1].\n\n[^1]: source",
      "footnote",
      ({ text, file }) => ({ [file]: text.replace("[^1].", " (source).").replace(/\[\^1\].*/, "") }),
      "Un mot[^1]",
    ],
    ["- [ ] à faire", "box-to-tick", deleting("[ ] ")],
    ["Un ~~vieux~~ mot.", "markup-not-read", writeFor("~~vieux~~")],
    ["!!! note", "markup-not-read", deleting("!!! ")],
    ["www.exemple.fr", "address-alone", writeLine],
    ["Un mot à moi@exemple.fr.", "address-alone", writeFor("moi@exemple.fr")],
    ["[ici] (/fr/contact/)", "link-with-space", writeLine],
    ["[ici][la-page]", "link-not-whole", writeLine],
    ["[Attention]: fermé", "reference-unused", deleting()],
    ["un &amp;nbsp; mot", "entity-in-text", deleting("&amp;nbsp;")],
    ["## Mot {#Mot}", "anchor-not-read", writeFor("{#Mot}")],
    ["## Un {#mot}\n\n## Deux {#mot}", "anchor-twice", writeFor("{#mot}"), "## Un"],
    ["| a | b |\n| c | d |", "table-not-whole", (one) => inText("| b |\n", `| b |\n${one.write}\n`)(one), "| a"],
    ["| a | b |\n|---|---|\n| c | d | e |", "table-row-too-long", deleting(" e |"), "| c | d | e"],
    ["• un mot", "item-with-another-marker", writeLine],
    ["Il faut\n— un mot", "item-with-another-marker", (one) => inText("\n— un mot", `\n\n${one.write}`)(one), "— un"],
  ]),
  ...mistakesIn(
    (text) => ({ "media/facade.svg": drawing, ...withText(text) }),
    [
      ["![Une [façade](/fr/)](facade.svg)", "markup-in-plain-text", inText("[façade](/fr/)", "façade")],
      ['![Une façade](facade.svg "La :pt[porta]")', "language-in-plain-text", inText(":pt[porta]", "porta")],
      ["![Une façade](facade.svg)\n\n![](facade.svg)", "picture-in-text-undescribed", writeLine, "![]("],
      ["Voyez ![la façade](facade.svg) ici.", "not-in-a-line", inText(/(Voyez) (!.*\)) (ici\.)/, "$1\n\n$2\n\n$3")],
    ],
  ),
  ...mistakesIn(
    (words) => inPost("Une phrase", words),
    [
      ["Une **phrase**", "markup-in-plain-text", deleting(/\*\*/g)],
      ["Une :pt[frase]", "language-in-plain-text", deleting(/:pt\[|\]/g)],
    ],
  ),
  ...mistakesIn(
    (line) => ({ "messages/fr.yaml": `${line}\n` }),
    [
      ["menu.news: Les<br>actualités", "markup-in-plain-text", inText("<br>", " "), "menu.news"],
      // Damaged twice.
      ["menu.news: ActualitÃƒÂ©s", "letters-damaged", writeLine, "menu.news"],
    ],
  ),
  mistake(
    "bold letters in the description of an article's picture",
    { "media/facade.svg": drawing, ...inPost("tags:", "image: facade.svg\nimageAlt: Une **façade**\ntags:") },
    "markup-in-plain-text",
    deleting(/\*\*/g),
    "imageAlt",
  ),
  mistake(
    "the address of a document instead of its file",
    { "media/guide.pdf": pdf, ...withText("[Le guide](/documents/guide.pdf)") },
    "document-by-address",
    writeFor("[Le guide](/documents/guide.pdf)"),
  ),
  mistake(
    "a letter in another encoding",
    { [POST]: Buffer.from(post.replace("Un texte.", "Un été à Porto."), "latin1") },
    "not-utf8",
    () => ({ [POST]: post.replace("Un texte.", "Un été à Porto.") }),
  ),
  mistake(
    "damaged letters in the settings",
    { "tags.yaml": "company: { fr: La sociÃ©tÃ©, en: The company, pt: A empresa }\n" },
    "letters-damaged",
    writeLine,
  ),
];
