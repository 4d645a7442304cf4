import type { ReactNode } from "react";
import { Hop } from "../drawings/icons.tsx";
import { Link, type LinkProps } from "./link.tsx";

interface GoLinkProps extends Omit<LinkProps, "className"> {
  /** Whether the link leads back: the arrow comes first and is mirrored. */
  readonly back?: boolean;
  /** Visually hidden end of the text, for screen readers: " : Gestion administrative". */
  readonly suffix?: ReactNode;
}

/** A bold link with the relay arrow, an arc that lands: "Voir ce service". */
export function GoLink({ back = false, suffix, children, ...link }: GoLinkProps) {
  return (
    <Link {...link} className="go">
      {back && <Hop back />}
      <span>
        {children}
        {suffix !== undefined && <span className="vh">{suffix}</span>}
      </span>
      {!back && <Hop />}
    </Link>
  );
}

/**
 * What a link with a short text adds for screen readers, which read it out of context: the rest of the full text, if
 * that begins with the short one; else the full text after a space.
 *
 * @example hiddenSuffix("See more", "See more – A new website") // " – A new website"
 */
export function hiddenSuffix(short: string, whole: string): string {
  return whole.startsWith(short) ? whole.slice(short.length) : ` ${whole}`;
}
