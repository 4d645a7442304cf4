import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { RoomList } from "../../lists.tsx";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content }: PageProps<ContentOf<typeof page>>) {
  return (
    <>
      <PageHead heading={content.heading} />
      <RoomList rooms={content.rooms} />
      <Blocks blocks={content.body} />
    </>
  );
}
