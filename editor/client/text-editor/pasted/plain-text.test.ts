import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { lostMeanings, meaningsOf } from "./meaning.ts";
import { joinLines, readPlainText } from "./plain-text.ts";

/** What a text without marks is pasted as, and what it loses. */
function pasted(text: string): readonly [string, ...string[]] {
  const page = readPlainText(text, new JSDOM("").window.document);
  const meant = meaningsOf(page.body);
  const { body } = joinLines(page);
  return [body.innerHTML.replace(/<\/?tbody>/g, ""), ...lostMeanings(meant, meaningsOf(body))];
}

const PDF = `L'achat d'un bien au Portugal suit un ordre précis, que voici en
quelques mots : il faut d'abord un numéro fiscal, puis un compte, et un peu
de patience.
Vient ensuite la promesse de vente, par laquelle les deux parties se lient,
et qui fixe le prix comme la date de l'acte chez le notaire.`;

test.each([
  [
    "Pays\tTaux\r\nFrance\t20 %\r\nPortugal\t23 %\r\n",
    "<table><tr><td>Pays</td><td>Taux</td></tr><tr><td>France</td><td>20 %</td></tr><tr><td>Portugal</td><td>23 %</td></tr></table>",
  ],
  ["a\t\tc", "<table><tr><td>a</td><td></td><td>c</td></tr></table>"],
  ["Un.\nDeux.", "<p>Un.</p><p>Deux.</p>"],
  [
    "Camille Moreau\n12, rue X\n75001 Paris\n\nBonjour.",
    "<p>Camille Moreau<br>12, rue X<br>75001 Paris</p><p>Bonjour.</p>",
  ],
])("%j keeps its rows and its lines", (text, html) => expect(pasted(text)).toEqual([html]));

test("the lines of a PDF become paragraphs again, and that is said", () => {
  expect(pasted(PDF)).toEqual([
    "<p>L'achat d'un bien au Portugal suit un ordre précis, que voici en quelques mots : il faut d'abord un numéro fiscal, puis un compte, et un peu de patience.</p>" +
      "<p>Vient ensuite la promesse de vente, par laquelle les deux parties se lient, et qui fixe le prix comme la date de l'acte chez le notaire.</p>",
    "line",
  ]);
});
