import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Window } from "../../drawings.tsx";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content }: PageProps<ContentOf<typeof page>>) {
  return (
    <div className="room">
      <Window view={content.view} />
      <div>
        <PageHead heading={content.heading}>
          <p className="soft">{content.price}</p>
        </PageHead>
        <Blocks blocks={content.body} />
        <p>
          <a href={content.rooms}>{content.back}</a>
        </p>
      </div>
    </div>
  );
}
