import type { BlockNode, RichText } from "#engine/pages/data/content-tree.ts";
import type { PageProps } from "#engine/pages/definition/define-page.ts";
import type { HouseInput } from "../../house.ts";
import { RoomList } from "../../lists.tsx";
import { Blocks, PageHead } from "../../text.tsx";

/** Running text; that of the rooms stands below their list. */
interface TextContent extends Partial<Pick<HouseInput, "rooms">> {
  readonly heading: RichText;
  readonly body: readonly BlockNode[];
}

export function Page({ content: { heading, rooms, body } }: PageProps<TextContent>) {
  return (
    <>
      <PageHead heading={heading} />
      {rooms && <RoomList rooms={rooms} />}
      <Blocks blocks={body} />
    </>
  );
}
