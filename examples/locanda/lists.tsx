/** What several pages show: rooms, news, hours, and how to reach the house. */
import { formatDate } from "#engine/i18n/format.ts";
import { languageOf } from "#engine/i18n/language.ts";
import type { PostSummary } from "#engine/pages/data/summaries.ts";
import { useLocaleData } from "#engine/views/locale-data.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { Window } from "./drawings.tsx";
import type { HouseFacts, HouseInput } from "./house.ts";

export function RoomList({ rooms }: Pick<HouseInput, "rooms">) {
  return (
    <ul className="rooms">
      {rooms.map(({ path, name, summary, price, view }) => (
        <li key={path}>
          <Window view={view} />
          <div>
            <a href={path}>
              <strong>{name}</strong>
            </a>
            <p>{shownText(summary)}</p>
            <p className="soft">{price}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function PostDate({ date }: { readonly date: string }) {
  const { translation, locale } = useLocaleData();
  return (
    <p className="soft">
      <time dateTime={date}>{formatDate(date, languageOf(translation, locale))}</time>
    </p>
  );
}

/** Tags, or the pages of a list. @param current the path of the one that is shown */
export function Links({
  links,
  current,
}: {
  readonly links: readonly { readonly path: string; readonly label: string | number }[];
  readonly current?: string | undefined;
}) {
  return (
    <ul className="tags">
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} aria-current={path === current ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** @param level of the titles, one below the heading of the list */
export function PostList({ posts, level }: { readonly posts: readonly PostSummary[]; readonly level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="posts">
      {posts.map(({ path, title, date, description }) => (
        <li key={path}>
          <PostDate date={date} />
          <Title>
            <RichText as="a" href={path} text={title} />
          </Title>
          <p>{shownText(description)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Hours({ lines }: { readonly lines: HouseFacts["kitchen"] }) {
  return (
    <dl className="hours">
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          {times.map((time) => (
            <dd key={time}>{shownText(time)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

export function Reach({ house: { address, phone, phoneUrl } }: { readonly house: HouseFacts }) {
  return (
    <address>
      {address}
      <br />
      <a href={phoneUrl}>{phone}</a>
    </address>
  );
}
