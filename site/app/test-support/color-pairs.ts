/** Colours that people must tell apart, as names of tokens. */
export interface ColorPairs {
  /** What is drawn. */
  readonly marks: readonly string[];
  /** What it is drawn on. */
  readonly grounds: readonly string[];
  /** Where on the site, for messages. */
  readonly where: string;
  /** Selector of the band with colours of its own, where it is not the page. */
  readonly within?: ".sea" | ".relay";
}

/** Text on its grounds. */
export const textPairs: readonly ColorPairs[] = [
  { marks: ["ink", "soft", "azul", "warm"], grounds: ["paper", "stone", "glaze"], where: "running text" },
  { marks: ["on-ink"], grounds: ["ink"], where: "buttons, the skip link, the chosen language" },
  { marks: ["paper"], grounds: ["azul"], where: "buttons under the pointer" },
  { marks: ["ink"], grounds: ["t3"], where: "selected text" },
  { marks: ["ink", "soft", "azul", "warm"], grounds: ["paper"], within: ".sea", where: "the footer" },
  { marks: ["ink"], grounds: ["t3"], within: ".sea", where: "selected text of the footer" },
];

/** Parts to press, and drawings that say something. */
export const partPairs: readonly ColorPairs[] = [
  { marks: ["line", "warm"], grounds: ["paper", "stone", "glaze"], where: "edges of fields, right and wrong" },
  { marks: ["azul"], grounds: ["paper", "stone", "glaze"], where: "the ring of the focus" },
  {
    marks: ["ink"],
    grounds: ["paper", "stone", "glaze"],
    where: "edges of buttons, of the switch and of what it is set to",
  },
  { marks: ["on-ink"], grounds: ["ink"], where: "the thumb of a switch that is on" },
  {
    marks: ["t4"],
    grounds: ["paper", "stone"],
    where: "the crescent of the current page, the line of a slow page, ticks",
  },
  { marks: ["ink"], grounds: ["masonry"], where: "edges of openings in masonry" },
  { marks: ["t1"], grounds: ["paper", "stone"], where: "the bridge of the 3000 dots" },
  {
    marks: ["azul", "line"],
    grounds: ["paper"],
    within: ".sea",
    where: "the ring of the focus and rules in the footer",
  },
  { marks: ["t4"], grounds: ["paper"], within: ".sea", where: "the mark in the footer" },
  { marks: ["ink"], grounds: ["paper"], within: ".relay", where: "the pin of an office on the map" },
];
