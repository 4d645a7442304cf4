import { createElement, type ReactNode } from "react";
import { type ArchBox, crescentPath, postsPath } from "#drawings/arch-shape.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { Drawing, DrawingPart } from "#engine/pages/data/drawing.ts";
import { useDrawingAddress } from "./drawing-files.tsx";

/** The flag of a locale; that of English is the United Kingdom's. The language's name must be beside it. */
export function Flag({ locale }: { readonly locale: Locale }) {
  const drawing = useDrawingAddress();
  return <img className="flag" src={drawing("flags", locale)} width={28} height={20} alt="" fetchPriority="low" />;
}

/** The relay arrow: an arc that lands. The only arrow of the site; mirrored where it leads back. */
export function Hop({ back = false }: { readonly back?: boolean }) {
  return (
    <svg className={back ? "hop back" : "hop"} aria-hidden="true">
      <use href="#_hop" />
    </svg>
  );
}

export function Telephone() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4l4-1 2.5 5-2.6 2a12 12 0 0 0 6 6l2-2.6 5 2.5-1 4a2 2 0 0 1-2 1.6A16 16 0 0 1 2.4 6 2 2 0 0 1 4 4z" />
    </svg>
  );
}

/** The theme's logo. Decoration beside the brand's name. */
export function Mark() {
  return (
    <svg aria-hidden="true">
      <use href="#_mark" />
    </svg>
  );
}

/**
 * The symbols of logo and arrow, once in each document. The generator renders them outside the app; they never change, so
 * the client bundle does not contain them.
 */
export function Sprite({ logo }: { readonly logo: Drawing }) {
  return (
    <svg className="vh" width="0" height="0" aria-hidden="true">
      <defs>
        <DrawingSymbol id="_mark" drawing={logo} />
        <symbol id="_hop" viewBox="0 0 28 16">
          <path d="M2 14Q12-6 25 11M25.5 3v8.5h-8" />
        </symbol>
      </defs>
    </svg>
  );
}

/** A drawing of the theme as a symbol, which `<use>` shows wherever it is wanted. */
function DrawingSymbol({ id, drawing }: { readonly id: string; readonly drawing: Drawing }): ReactNode {
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

/** The sign of a service in small, beside its name. Decoration only. @param of its outline; nothing for a service without one */
export function Sign({ of }: { readonly of?: string | undefined }) {
  if (of === undefined) return null;
  return (
    <svg className="sign" viewBox="18 20 44 40" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}

/**
 * An iron arch and its posts, stretched to the width of its container. Decoration only.
 *
 * @param className sets another height; the width is that of the container
 */
export function Arch({ box, className }: Readonly<{ box: ArchBox; className?: string | undefined }>) {
  return (
    <svg
      className={className === undefined ? "arch" : `arch ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="line" d={postsPath(box)} />
      <path className="ink" d={crescentPath(box)} />
    </svg>
  );
}
