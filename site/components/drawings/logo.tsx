import { createElement, type ReactNode } from "react";

/** A drawing of plain shapes. Its colours are `none`, `currentColor` and `var(--…)` of the site's tokens. */
export interface Drawing {
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
  /** What all its parts inherit, as SVG names it. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly DrawingPart[];
}

/** A shape or a group of shapes. */
export interface DrawingPart {
  readonly tag: string;
  /** As SVG names them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly DrawingPart[];
}

/** The drawing of the logo as a symbol, for `Mark`. */
export function LogoSymbol({ drawing }: { readonly drawing: Drawing }): ReactNode {
  return (
    <symbol id="_mark" viewBox={drawing.box.join(" ")} {...inReact(drawing.attributes)}>
      {drawing.parts.map(element)}
    </symbol>
  );
}

function element({ tag, attributes, parts }: DrawingPart, key: number): ReactNode {
  return createElement(tag, { key, ...inReact(attributes) }, ...(parts.length === 0 ? [] : [parts.map(element)]));
}

/** @example inReact({ "stroke-width": "2" }) // { strokeWidth: "2" } */
function inReact(attributes: DrawingPart["attributes"]): Record<string, string> {
  const named = ([name, value]: [string, string]) =>
    [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value] as const;
  return Object.fromEntries(Object.entries(attributes).map(named));
}
