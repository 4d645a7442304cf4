import type { ReactNode } from "react";
import type { ConsentLooks } from "#consent/client/consent-looks.ts";
import { siteEmbeds } from "#consent/client/site-embeds.tsx";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { createBlocks } from "#engine/views/create-blocks.tsx";
import { RichText } from "#engine/views/rich-text.tsx";

/** What visitors are asked looks like the rest of the house. */
export const consentLooks: ConsentLooks = {
  buttons: { decide: "button", other: "button other" },
  privacy: { page: "privacy", section: "cookies" },
  Title: RichText,
};

/** Running text. The classes are those of the engine's plain styles. */
export const Blocks = createBlocks({
  classes: { scroll: "scroll", waiting: "waiting" },
  ...siteEmbeds(consentLooks),
});

/** The heading of a page, and what stands right below it. */
export function PageHead({ heading, children }: { readonly heading: Text; readonly children?: ReactNode }) {
  return (
    <div className="head">
      <RichText as="h1" text={heading} />
      {children}
    </div>
  );
}
