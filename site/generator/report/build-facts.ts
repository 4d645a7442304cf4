import type { Locale } from "../../i18n/site-locales.ts";
import { plainText } from "../../page-data/content-tree.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { PlaceId } from "../../page-data/opening-times.ts";
import type { SocialImage } from "../../page-data/page-data.ts";
import type { Closures } from "../content/hours/closures.ts";
import { addDays } from "../content/hours/days.ts";
import type { MediaTable } from "../content/media/media.ts";
import type { PostFacts, SiteContent } from "../content/model/content.ts";
import { publicState } from "../content/model/visibility.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import type { Problem } from "../content/source/problem.ts";
import type { PageList } from "../page-list/page-list.ts";

/** What a build tells its report. */
export interface BuildFacts {
  readonly brand: string;
  /** Whether `site.yaml` says how to go online. */
  readonly canPublish: boolean;
  readonly list: PageList;
  readonly schedule: readonly ScheduledChange[];
  /** What the owner has to decide before the site opens. */
  readonly toDecide: readonly Problem[];
  readonly pictures: { readonly small: readonly SmallPicture[]; readonly unused: readonly string[] };
  readonly socialImages: readonly SocialImage[];
  /** Brotli bytes of each document. */
  readonly documents: readonly { readonly path: string; readonly bytes: number }[];
  /** The tokens of the theme, as a style sheet. */
  readonly tokens: string;
  /** The style sheet that each document carries. */
  readonly css: string;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  /** File of the bundled renderer. */
  readonly renderer: string;
}

/** What will change by itself when the site is built on that day. */
export interface ScheduledChange {
  readonly day: string;
  readonly kind: "appears" | "leaves" | "closes";
  /** Title of a post. */
  readonly title?: string;
  /** Place that closes. */
  readonly place?: PlaceId;
}

/** A picture that is shown larger than it is. */
export interface SmallPicture {
  readonly name: string;
  readonly width: number;
}

/** Pixels of the text column on a screen of the plainest kind (`--sizes` of pictures: 47rem); tall pictures are 26rem wide. */
const COLUMN = { wide: 752, tall: 416 } as const;

/** What facts of the content are found in. */
interface ContentSources {
  readonly read: ReadContent;
  readonly content: SiteContent;
  /** Names of the media that published texts show. */
  readonly published: ReadonlySet<string>;
}

/** What the content tells. The pictures of drafts are not unused. */
export function contentFacts({
  read,
  content,
  published,
}: ContentSources): Pick<BuildFacts, "brand" | "canPublish" | "schedule" | "pictures"> {
  const { reading, posts, addresses, unused } = read;
  const { brand, publish } = content.site;
  return {
    brand,
    canPublish: publish !== undefined,
    schedule: scheduledChanges(posts, content.closures, addresses.today),
    pictures: {
      small: smallPictures(reading.settings.media, published),
      unused: unused.map(({ file }) => file),
    },
  };
}

/** What comes, goes and closes by itself from `today` on, in the order of the days. */
export function scheduledChanges(posts: readonly PostFacts[], closures: Closures, today: string): ScheduledChange[] {
  const ofPosts = posts.flatMap((post): ScheduledChange[] => {
    const title = plainText(post.title);
    const state = publicState(post, today);
    const last = post.expires;
    return [
      ...(state === "scheduled" ? [{ day: post.date, kind: "appears" as const, title }] : []),
      ...(last !== undefined && (state === "scheduled" || state === "public")
        ? [{ day: addDays(last, 1), kind: "leaves" as const, title }]
        : []),
    ];
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

/** What a finished build gives. */
export interface BuildResult {
  /** Pages, each address counted. */
  readonly pages: number;
  /** Pages that were made, not reused from the previous build. */
  readonly made: number;
  /** Files written or removed, each encoding counted. */
  readonly changedFiles: number;
  readonly notes: readonly Problem[];
  /** The next day on which a post or a closure comes or goes by itself: the site has to be built on that day. */
  readonly nextChange: string | undefined;
  /** Brotli bytes of the JavaScript that a first visit to a page loads, by view. */
  readonly firstVisitScripts: Readonly<Record<string, number>>;
  readonly facts: BuildFacts;
  /** Brotli bytes of the largest document, and how many are larger than `FIRST_PACKETS`. */
  readonly documents: { readonly largest: string; readonly bytes: number; readonly above: number };
}
