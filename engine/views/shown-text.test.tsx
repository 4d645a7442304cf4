import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shownText } from "./shown-text.tsx";

const whole = (text: string) => `<span data-nowrap="">${text}</span>`;

test.each([
  ["COVID-19, la loi 2004-575 et le 1er", `${whole("COVID-19")}, la loi ${whole("2004-575")} et le 1<sup>er</sup>`],
  ["0000-000 Exemplo", `${whole("0000-000")} Exemplo`],
  [
    "9:00–12:30, 9\u00a0h\u00a000\u00a0–\u00a012\u00a0h",
    `${whole("9:00–12:30")}, ${whole("9\u00a0h\u00a000\u00a0–\u00a012")}\u00a0h`,
  ],
  ["a 3-minute read", `a ${whole("3-minute")} read`],
  [
    "a well-being page, www.well-being.org, /en/well-being",
    `a ${whole("well-being")} page, www.well-being.org, /en/well-being`,
  ],
  [
    "ligue-nos, fazê-lo, dizemos-lhe na segunda-feira",
    `${whole("ligue-nos")}, ${whole("fazê-lo")}, ${whole("dizemos-lhe")} na ${whole("segunda-feira")}`,
  ],
  [
    "y a-t-il un rendez-vous bien-être, un e-mail",
    `y ${whole("a-t-il")} un rendez-vous ${whole("bien-être")}, un ${whole("e-mail")}`,
  ],
])("what stays on one line in %s is an element, and no character is added", (text, markup) => {
  const drawn = renderToStaticMarkup(shownText(text));
  expect(drawn).toBe(markup);
  expect(drawn.replace(/<[^>]*>/g, "")).toBe(text);
});

test.each([
  ["Fermé le 1er mai et du 1er au 3 juin", "Fermé le 1<sup>er</sup> mai et du 1<sup>er</sup> au 3 juin"],
  ["la 1re fois, au 2e étage.", "la 1<sup>re</sup> fois, au 2<sup>e</sup> étage."],
  ["F-1e, A1er, 1era, 2e4, www.site.fr/2e, 3e@exemple.fr", "F-1e, A1er, 1era, 2e4, www.site.fr/2e, 3e@exemple.fr"],
  ["Closed on 1 May", "Closed on 1 May"],
])("ordinals of %s are raised", (text, markup) => {
  expect(renderToStaticMarkup(shownText(text))).toBe(markup);
});
