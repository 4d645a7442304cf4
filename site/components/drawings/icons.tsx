import type { Locale } from "#engine/i18n/language.ts";
import type { Drawing } from "#engine/pages/data/drawing.ts";
import { phrasesIn } from "../../languages/phrases-by-language.ts";
import { LogoSymbol } from "./logo.tsx";

/** The flag of a locale; that of English is the United Kingdom's. The language's name must be beside it. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`#_flag-${locale}`} />
    </svg>
  );
}

/** The relay arrow: an arc that lands. The only arrow of the site; mirrored where it leads back. */
export function Hop({ back = false }: { readonly back?: boolean }) {
  return (
    <svg className={back ? "hop back" : "hop"} aria-hidden="true">
      <use href="#_hop" />
    </svg>
  );
}

/** A receiver. */
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
 * The symbols of the icons above, once in each document: logo, arrow, and a flag for each of several locales. The generator
 * renders them outside the app; they never change, so the client bundle does not contain them.
 */
interface SpriteProps {
  readonly logo: Drawing;
  readonly locales?: readonly Locale[];
}

export function Sprite({ logo, locales = [] }: SpriteProps) {
  return (
    <svg className="vh" width="0" height="0" aria-hidden="true">
      <defs>
        <LogoSymbol drawing={logo} />
        <symbol id="_hop" viewBox="0 0 28 16">
          <path d="M2 14Q12-6 25 11M25.5 3v8.5h-8" />
        </symbol>
        {locales.length > 1 && locales.map((locale) => <FlagOf key={locale} locale={locale} />)}
      </defs>
    </svg>
  );
}

function FlagOf({ locale }: { readonly locale: Locale }) {
  return (
    <symbol id={`_flag-${locale}`} viewBox="0 0 28 20">
      {phrasesIn(locale).flag.map((shape) => (
        <path key={shape.d + (shape.stroke ?? "")} {...shape} />
      ))}
    </symbol>
  );
}
