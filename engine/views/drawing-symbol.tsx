import { createElement, type ReactNode } from "react";
import type { Drawing, DrawingPart } from "../pages/data/drawing.ts";

/** A drawing of the theme as a symbol, which `<use>` shows wherever it is wanted. */
export function DrawingSymbol({ id, drawing }: { readonly id: string; readonly drawing: Drawing }): ReactNode {
  return (
    <symbol id={id} viewBox={drawing.box.join(" ")} {...inReact(drawing.attributes)}>
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
