import type { Locale } from "../../../i18n/site-locales.ts";
import { type Drawing, LogoSymbol } from "./logo.tsx";

/** The flag of a locale; that of English is the United Kingdom's. The language's name must be beside it. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`#flag-${locale}`} />
    </svg>
  );
}

/** The relay arrow: an arc that lands. The only arrow of the site; mirrored where it leads back. */
export function Hop({ back = false }: { readonly back?: boolean }) {
  return (
    <svg className={back ? "hop back" : "hop"} aria-hidden="true">
      <use href="#hop" />
    </svg>
  );
}

/** The theme's logo. Decoration beside the brand's name. */
export function Mark() {
  return (
    <svg aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/**
 * The symbols of the icons above, once in each document: `mark`, `hop`, and one flag for each locale. The generator
 * renders them outside the app; they never change, so the client bundle does not contain them.
 */
export function Sprite({ logo }: { readonly logo: Drawing }) {
  return (
    <svg className="vh" width="0" height="0" aria-hidden="true">
      <defs>
        <LogoSymbol drawing={logo} />
        <symbol id="hop" viewBox="0 0 28 16">
          <path d="M2 14Q12-6 25 11M25.5 3v8.5h-8" />
        </symbol>
        <Flags />
      </defs>
    </svg>
  );
}

function Flags() {
  return (
    <>
      <symbol id="flag-fr" viewBox="0 0 28 20">
        <path fill="#fff" d="M0 0h28v20H0z" />
        <path fill="#1b3f94" d="M0 0h9.3v20H0z" />
        <path fill="#d5202f" d="M18.7 0H28v20h-9.3z" />
      </symbol>
      <symbol id="flag-pt" viewBox="0 0 28 20">
        <path fill="#d5202f" d="M0 0h28v20H0z" />
        <path fill="#0b6b3a" d="M0 0h11v20H0z" />
        <circle cx="11" cy="10" r="4.6" fill="#f4c430" />
        <path fill="#fff" stroke="#d5202f" d="M8.7 7.5h4.6v3a2.3 2.3 0 01-4.6 0z" />
      </symbol>
      <symbol id="flag-en" viewBox="0 0 28 20">
        <path fill="#1b3f94" d="M0 0h28v20H0z" />
        <path stroke="#fff" strokeWidth="4" d="M0 0l28 20M28 0L0 20" />
        <path stroke="#d5202f" strokeWidth="1.4" d="M0 0l28 20M28 0L0 20" />
        <path fill="#fff" d="M11 0h6v20h-6zM0 7h28v6H0z" />
        <path fill="#d5202f" d="M12.3 0h3.4v20h-3.4zM0 8.3h28v3.4H0z" />
      </symbol>
    </>
  );
}
