import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Blocks, Inline } from "../../text.tsx";
import type { letter } from "./page.ts";

export function Page({ content: { heading, body, signature } }: PageProps<ContentOf<typeof letter>>) {
  return (
    <>
      <h1>
        <Inline text={heading} />
      </h1>
      <Blocks blocks={body} />
      <p className="signature">{signature}</p>
    </>
  );
}
