import type { ReactNode } from "react";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { Heading, Paragraph } from "../text/heading.tsx";

interface BandProps {
  /** Above what is in the band. */
  readonly heading?: Text;
  /** Whether the heading stands beside it, where there is room. */
  readonly beside?: boolean;
  /** Whether the band has the limestone colour; bands alternate. */
  readonly stone?: boolean;
  readonly children: ReactNode;
}

/** A part of a page over the whole width, with a heading of level 2. */
export function Band({ heading, beside = false, stone = false, children }: BandProps) {
  return (
    <section className={stone ? "sect stone" : "sect"}>
      <div className={beside ? "wrap split two" : "wrap"}>
        {heading && <Heading level={2} text={heading} className={beside ? undefined : "title"} />}
        {children}
      </div>
    </section>
  );
}

/** A band of running text that begins with a lead, beside its heading. */
export function Statement({ lead, children, ...band }: Omit<BandProps, "beside"> & { readonly lead: Text }) {
  return (
    <Band {...band} beside>
      <div className="prose">
        <Paragraph className="lead" text={lead} />
        {children}
      </div>
    </Band>
  );
}
