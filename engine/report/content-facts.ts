import type { Closures } from "../content/hours/closures.ts";
import { addDays } from "../content/hours/days.ts";
import type { MediaTable } from "../content/media/media.ts";
import type { PostFacts } from "../content/model/content.ts";
import { publicState } from "../content/model/visibility.ts";
import { plainText } from "../pages/data/content-tree.ts";
import type { PlaceId } from "../pages/data/opening-times.ts";

/** A change that comes with a build on that day. */
export type ScheduledChange =
  | { readonly day: string; readonly kind: "appears" | "leaves"; readonly title: string }
  | { readonly day: string; readonly kind: "closes"; readonly place: PlaceId };

/** A picture that is shown larger than it is. */
export interface SmallPicture {
  readonly name: string;
  readonly width: number;
}

/** Pixels of the text column on a screen of the plainest kind (`--sizes` of pictures: 47rem); tall pictures are 26rem wide. */
const COLUMN = { wide: 752, tall: 416 } as const;

/** The posts that come and go and the places that close from `today` on, in the order of the days. */
export function scheduledChanges(posts: readonly PostFacts[], closures: Closures, today: string): ScheduledChange[] {
  const ofPosts = posts.flatMap((post): ScheduledChange[] => {
    const state = publicState(post, today);
    if (state !== "scheduled" && state !== "public") return [];
    const title = plainText(post.title);
    const comes = { day: post.date, kind: "appears", title } as const;
    const goes = post.expires && ({ day: addDays(post.expires, 1), kind: "leaves", title } as const);
    return [...(state === "scheduled" ? [comes] : []), ...(goes ? [goes] : [])];
  });
  const ofPlaces = (Object.keys(closures) as PlaceId[]).flatMap((place) =>
    closures[place].map(({ first }): ScheduledChange => ({ day: first, kind: "closes", place })),
  );
  return [...ofPosts, ...ofPlaces].filter(({ day }) => day >= today).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The pictures among those named that are narrower than the column that shows them. */
export function smallPictures({ pictures }: MediaTable, used: ReadonlySet<string>): SmallPicture[] {
  return Object.entries(pictures).flatMap(([name, shape]) => {
    if (!shape || !used.has(name)) return [];
    const { width, height } = shape;
    return width < (height > width ? COLUMN.tall : COLUMN.wide) ? [{ name, width }] : [];
  });
}
