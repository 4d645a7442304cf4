import type { ComponentProps, ReactNode } from "react";
import { linkAttributes } from "#engine/views/link-attributes.ts";
import { useMessage } from "../../context/locale-context.tsx";
import type { ShownPhone } from "../../facts/site-facts.ts";

/** A link: the attributes of `<a>`, with the address and the content required. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "children"> {
  /** Path of a page of this site, `tel:` or `mailto:` address, or URL of another site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of this site or to another site. */
export function Link({ to, rel, children, ...attributes }: LinkProps) {
  return (
    <a {...attributes} {...linkAttributes(to, rel)}>
      {children}
    </a>
  );
}

interface CallLinkProps extends Pick<LinkProps, "className" | "children"> {
  /** Without one there is nobody to call, and no link. */
  readonly phone: ShownPhone | undefined;
}

/** A link that calls; its name has the number, whatever stands in it. */
export function CallLink({ phone, ...link }: CallLinkProps): ReactNode {
  const message = useMessage();
  return phone && <Link {...link} to={phone.url} aria-label={message("menu.call", { number: phone.number })} />;
}

/** A phone number in large type, as a link that dials it. The text beside it must say whose number it is. */
export function PhoneNumber({ number, url, price }: ShownPhone): ReactNode {
  return (
    <>
      <a className="num" href={url}>
        {number}
      </a>
      {price && <small className="soft">{price}</small>}
    </>
  );
}
