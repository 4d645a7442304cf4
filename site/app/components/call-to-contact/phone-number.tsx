import type { ReactNode } from "react";

interface PhoneNumberProps {
  /** The number as people read it. */
  readonly number: string;
  /** Its `tel:` address. */
  readonly url: string;
}

/** A phone number in large type that dials when it is pressed. Say beside it whose it is. */
export function PhoneNumber({ number, url }: PhoneNumberProps): ReactNode {
  return (
    <a className="num" href={url}>
      {number}
    </a>
  );
}
