import type { ReactNode } from "react";
import { Hop } from "../drawings/icons.tsx";
import { Link, type LinkProps } from "./link.tsx";

interface GoLinkProps extends Omit<LinkProps, "className"> {
  /** Whether the link leads back: the arrow comes first and is mirrored. */
  readonly back?: boolean;
  /** What the link's text leaves to the eye, for those who hear it: " : Gestion administrative". */
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
 * What a link with a short text adds for those who hear it out of context: the end of the whole text, which begins
 * with the short one. Where it does not, the whole text after a space.
 *
 * @example hiddenSuffix("See more", "See more – A new website") // " – A new website"
 */
export function hiddenSuffix(short: string, whole: string): string {
  return whole.startsWith(short) ? whole.slice(short.length) : ` ${whole}`;
}
