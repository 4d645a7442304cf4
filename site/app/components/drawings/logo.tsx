import { createElement, type ReactNode } from "react";

/** A drawing of plain shapes. Its colours are `none`, `currentColor` and `var(--…)` of the site's tokens. */
export interface Drawing {
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
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
    <symbol id="mark" viewBox={drawing.box.join(" ")}>
      {drawing.parts.map(element)}
    </symbol>
  );
}

function element({ tag, attributes, parts }: DrawingPart, key: number): ReactNode {
  const properties = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [inReact(name), value]));
  return createElement(tag, { key, ...properties }, ...(parts.length === 0 ? [] : [parts.map(element)]));
}

/** @example inReact("stroke-width") // "strokeWidth" */
function inReact(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
