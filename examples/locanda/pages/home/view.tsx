import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Landscape } from "../../drawings.tsx";
import { PostList, RoomList } from "../../lists.tsx";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content }: PageProps<ContentOf<typeof page>>) {
  return (
    <>
      <Landscape />
      <PageHead heading={content.heading}>
        <RichText as="p" className="lead" text={content.lead} />
      </PageHead>
      <Blocks blocks={content.body} />
      <RoomList rooms={content.rooms} />
      <p>
        <a className="button" href={content.roomsPath}>
          {content.link}
        </a>
      </p>
      <h2>{content.news}</h2>
      <PostList posts={content.posts} level={3} />
    </>
  );
}
