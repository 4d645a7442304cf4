import type { ComponentProps, ReactNode } from "react";
import { linkAttributes } from "#engine/views/link-attributes.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useMessage } from "../../context/locale-context.ts";
import type { ShownPhone } from "../../facts/site-facts.ts";
import { Hop } from "../drawings/icons.tsx";

/** A link: the attributes of `<a>`, with the address and the content required. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "children"> {
  /** Path of a page of this site, `tel:` or `mailto:` address, or URL of another site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of this site or to another site. */
export function Link({ to, rel, children, ...attributes }: LinkProps) {
  const shown = shownText(children);
  return (
    <a {...attributes} {...linkAttributes(to, rel)}>
      {/* Many links are flexible boxes, in which a space beside an element is lost. */}
      {shown === children ? shown : <span>{shown}</span>}
    </a>
  );
}

/**
 * A link that calls; its name has the number, whatever stands in it.
 *
 * @param phone without one there is nobody to call, and no link
 */
export function CallLink({
  phone,
  ...link
}: Pick<LinkProps, "className" | "children"> & { readonly phone: ShownPhone | undefined }) {
  const message = useMessage();
  return phone && <Link {...link} to={phone.url} aria-label={message("menu.call", { number: phone.number })} />;
}

/**
 * A phone number in large type, as a link that dials it. The text beside it must say whose number it is, and the list that it
 * is in what a call costs.
 */
export function PhoneNumber({ number, url }: Pick<ShownPhone, "number" | "url">) {
  return (
    <a className="num" href={url}>
      {number}
    </a>
  );
}

/** What calls to the numbers of a list cost, each price once. */
export function CallPrices({ phones }: { readonly phones: readonly (ShownPhone | undefined)[] }) {
  const prices = new Set(phones.flatMap((phone) => phone?.price ?? []));
  return prices.size > 0 && <small className="soft">{[...prices].join(", ")}</small>;
}

/**
 * A bold link with the relay arrow, an arc that lands: "Voir ce service".
 *
 * @param back whether the link leads back: the arrow comes first and is mirrored
 * @param suffix visually hidden end of the text, for screen readers: " : Gestion administrative"
 */
export function GoLink({
  back = false,
  suffix,
  children,
  ...link
}: Omit<LinkProps, "className"> & Readonly<{ back?: boolean; suffix?: ReactNode }>) {
  return (
    <Link {...link} className="go">
      {back && <Hop back />}
      <span>
        {shownText(children)}
        {suffix !== undefined && <span className="vh">{shownText(suffix)}</span>}
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
