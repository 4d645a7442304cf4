import { deleting, inPost, inText, mistake, POST, post, withText, writeFor, writeLine } from "./mistake.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>';
const picture = { "media/facade.svg": drawing };
const embed = '::embed[Un film]{service="analytics" src="https://v.example/1" width=560 height=315}';
/** An article that visitors do not see, and a link to it. */
const linked = (article: string) => ({ "posts/fr/b.md": article, ...withText("[ici](/fr/b/)") });
const draft = post.replace("tags:", "draft: true\ntags:");

/** Mistakes in the text of an article. */
export const textMistakes = [
  mistake("a misspelled variable", withText("Chez {brnad}."), "variable-misspelled", "brnad", writeFor("{brnad}")),
  mistake("an unknown variable", withText("{legal.nobody}"), "variable-unknown", "{legal", deleting("{legal.nobody}")),
  mistake("a dead link", withText("[ici](/fr/nulle-part/)"), "link-to-nothing", "[ici]", writeFor("/fr/nulle-part/")),
  mistake("a misspelled link", withText("[ici](/fr/contcat/)"), "link-misspelled", "[ici]", writeFor("/fr/contcat/")),
  mistake(
    "a link without its last slash",
    withText("[ici](/fr/contact)"),
    "link-misspelled",
    "[ici]",
    writeFor("/fr/contact"),
  ),
  mistake("a link to a draft", linked(draft), "link-to-draft", "[ici]", ({ write }) => ({
    "posts/fr/b.md": draft.replace(write, ""),
  })),
  mistake(
    "a link to an article to come",
    linked(post.replace("2026-01-02", "2027-01-03")),
    "link-to-come",
    "[ici]",
    deleting("[ici](/fr/b/)"),
  ),
  mistake(
    "a link to an article that is withdrawn",
    linked(post.replace("tags:", "expires: 2026-02-01\ntags:")),
    "link-to-withdrawn",
    "[ici]",
    deleting("[ici](/fr/b/)"),
  ),
  mistake(
    "a link that runs a script",
    withText("[ici](javascript:alert)"),
    "link-unsafe",
    "[ici]",
    writeFor("javascript:"),
  ),
  mistake(
    "a link without https://",
    withText("[ici](www.a.example)"),
    "link-unsafe",
    "[ici]",
    writeFor(/(?<=\()(?=www)/),
  ),
  mistake(
    "a link to a heading that is not there",
    withText("## Les étapes\n\n[plus bas](#etapes)"),
    "anchor-to-nothing",
    "(#etapes)",
    writeFor("#etapes"),
  ),
  mistake("a link to a heading of none", withText("[bas](#etapes)"), "anchor-without-headings", "[bas]", deleting()),
  mistake("a bold sign alone", withText("**mot**\n\nUn **mot seul."), "sign-alone", "Un **mot", writeFor(/\*\*mot/)),
  mistake("half a link", withText("[ici](/fr/contact/"), "link-not-whole", "[ici]", writeLine),
  mistake("a pasted frame", withText('<iframe src="https://v.example/1">'), "html-in-text", "<iframe", deleting()),
  mistake("an address alone", withText("https://v.example/1"), "address-alone", "https://v", writeLine),
  mistake("a heading without a space", withText("##Étapes"), "heading-without-space", "##É", writeLine),
  mistake("a heading of the first level", withText("# Étapes"), "heading-first-level", "# É", writeLine),
  mistake("a heading that skips a level", withText("## Un\n\n#### Deux"), "heading-skips-a-level", "####", writeLine),
  mistake("a block of code", withText("```\nx = 1\n```"), "sign-not-supported", "x = 1", inText(/```/g, "")),
  mistake("a word of no language", withText("Un :xx[mot]."), "language-unknown", ":xx[", writeFor(":xx[mot]")),
  mistake(
    "a language in a description",
    inPost("Une phrase", "Une :pt[frase]"),
    "language-in-plain-text",
    ":pt[",
    deleting(/:pt\[|\]/g),
  ),
  mistake(
    "a picture that is not there",
    withText("![Une porte](porte.jpg)"),
    "picture-missing",
    "porte.jpg",
    deleting(),
  ),
  mistake(
    "a picture of almost that name",
    { ...picture, ...withText("![Une façade](façade.jpg)") },
    "picture-misspelled",
    "façade.jpg",
    writeFor("façade.jpg"),
  ),
  mistake(
    "a picture that nothing describes",
    { ...picture, ...withText("![Une façade](facade.svg)\n\n![](facade.svg)") },
    "picture-in-text-undescribed",
    "![](",
    writeLine,
  ),
  mistake(
    "a picture inside a sentence",
    { ...picture, ...withText("Voyez ![la façade](facade.svg) ici.") },
    "not-in-a-line",
    "façade",
    inText(/(Voyez) (!.*\)) (ici\.)/, "$1\n\n$2\n\n$3"),
  ),
  mistake("an unknown instruction", withText("::vidéo"), "instruction-unknown", "::vidéo", deleting()),
  mistake(
    "a frame without a title",
    withText(embed.replace("Un film", "")),
    "frame-without-title",
    "::embed",
    writeLine,
  ),
  mistake(
    "a frame of a misspelled service",
    withText(embed.replace("analytics", "analytisc")),
    "frame-of-misspelled-service",
    "::embed",
    writeFor('service="analytisc"'),
  ),
  mistake(
    "a frame of a service that is not there",
    withText(embed.replace("analytics", "films")),
    "frame-of-unknown-service",
    "::embed",
    ({ write }) => ({ "site.yaml": (text) => text.replace(/^ {2}services:\n/m, `  services:\n    ${write}\n`) }),
  ),
  mistake(
    "a frame that is not encrypted",
    withText(embed.replace("https", "http")),
    "frame-address",
    "::embed",
    writeLine,
  ),
  mistake("a frame without a size", withText(embed.replace(" height=315", "")), "frame-size", "::embed", writeLine),
  mistake(
    "a frame with another setting",
    withText(embed.replace("}", " color=red}")),
    "frame-setting",
    "::embed",
    writeLine,
  ),
  mistake(
    "a letter in another encoding",
    { [POST]: Buffer.from(post.replace("Un texte.", "Un été à Porto."), "latin1") },
    "not-utf8",
    "Un ",
    () => ({ [POST]: post.replace("Un texte.", "Un été à Porto.") }),
  ),
  mistake("an invisible sign", withText("Un\u000bmot"), "invisible-character", "Un\u000b", inText("n\u000b", "n ")),
];
