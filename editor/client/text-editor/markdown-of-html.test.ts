import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { hasStructure, markdownOfHtml } from "./markdown-of-html.ts";

const parse = (html: string) => new JSDOM(html).window.document;
const pasted = (html: string) => markdownOfHtml(html, parse);

/** As Word 365 puts it on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-family:"Calibri"} --></style></head>
<body lang=FR style='word-wrap:break-word'><!--StartFragment-->
<h1><b><span style='font-family:"Cambria"'>Acheter à Porto<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='mso-fareast-language:FR'>Un achat suit un <b>ordre précis</b>, dit <i>notre</i>
notaire&nbsp;: <a href="https://www.notaires.fr">lisez</a> <a href="#_Toc12">la suite</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Le NIF</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>au guichet</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Le compte</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Chercher</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Signer</p>
<h2>Les papiers</h2>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Document</b></p></td><td><p class=MsoNormal>D'où</p></td></tr>
<tr><td><p class=MsoNormal>Acte</p></td><td><p class=MsoNormal>Notaire</p></td></tr></table>
<p class=MsoNormal><img width=200 src="file:///C:/Users/x/clip_image002.png">Fin.</p>
<!--EndFragment--></body></html>`;

test("[O6] a text from Word becomes the Markdown that an author would have written", () => {
  expect(pasted(WORD)).toBe(`## Acheter à Porto

Un achat suit un **ordre précis**, dit *notre* notaire : [lisez](https://www.notaires.fr) la suite.

- Le NIF
    - au guichet
- Le compte

1. Chercher
2. Signer

## Les papiers

| **Document** | D'où |
| --- | --- |
| Acte | Notaire |

Fin.`);
});

test("[O6] a text from Google Docs is not bold as a whole", () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:700">Titre</span></h3>
    <p dir="ltr"><span style="font-weight:400">Un mot </span><span style="font-weight:700">fort</span><span style="font-weight:400">.</span></p>
    <ul><li dir="ltr"><p dir="ltr" role="presentation"><span>Un</span></p></li><li><p><span>Deux</span></p></li></ul></b>`;
  expect(pasted(html)).toBe("### Titre\n\nUn mot **fort**.\n\n- Un\n- Deux");
});

test("[O6] what looks like Markdown in another program's text is plain text here", () => {
  expect(pasted("<p>3 * 4 * 5, <b>[note]</b></p>")).toBe("3 \\* 4 \\* 5, **\\[note\\]**");
});

test("a plain text is pasted as it is", () => {
  expect(hasStructure('<meta charset="utf-8"><span style="color:red">Bonjour</span>')).toBe(false);
  expect(hasStructure("<p>Un <b>mot</b></p>")).toBe(true);
});
