import type { ReactNode } from "react";

const drawn = (path: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The faces of the buttons above a text. */
export const toolFaces = {
  heading: <b>T</b>,
  subheading: <b className="smaller">T</b>,
  bold: <b>A</b>,
  italic: <i>A</i>,
  "bullet-list": drawn("M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01"),
  "numbered-list": drawn("M10 6h11M10 12h11M10 18h11M4 4v5M3 9h2M3 14h3l-3 5h3"),
  quote: drawn("M5 5v14M9 7h11M9 12h11M9 17h7"),
  table: drawn("M3 5h18v14H3zM3 10h18M12 5v14"),
  "add-row": drawn("M3 4h18v8H3zM12 15v6M9 18h6"),
  "remove-row": drawn("M3 4h18v8H3zM9 18h6"),
  "add-column": drawn("M4 3h8v18H4zM18 9v6M15 12h6"),
  "remove-column": drawn("M4 3h8v18H4zM15 12h6"),
  markdown: drawn("M8 7l-5 5 5 5M16 7l5 5-5 5"),
  link: drawn("M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1"),
  picture: drawn("M4 4h16v16H4zM4 17l5-5 4 4 3-3 4 4M15 8.5h.01"),
  embed: drawn("M4 5h16v14H4zM10 9l5 3-5 3z"),
  language: drawn("M3 6h10M8 3v3M5 14c4-1 6-4 7-8M6 9c1 3 3 4 6 5M12 21l4.500-10L21 21M13.500 18h6"),
} as const satisfies Readonly<Record<string, ReactNode>>;
