import { type Closure, closuresOf } from "#engine/hours/closures.ts";
import type { Hours } from "./hours-schema.ts";
import type { PlaceId } from "./opening-times.ts";

/** The closures of each place from the day of the build on, in the order of their first days. */
export type Closures = Readonly<Record<PlaceId, readonly Closure[]>>;

/** The closures from `now` on: those the owner wrote, and the public holidays of each place. */
export async function placeClosures(hours: Hours, now: Date): Promise<Closures> {
  const ofPlace = (place: PlaceId) => {
    const { holidays, ...times } = hours[place];
    const closed = hours.closed.filter(({ where }) => where.includes(place));
    return closuresOf({ ...times, closed }, holidays === "off" ? undefined : holidays, now);
  };
  const [france, portugal, abroad] = await Promise.all([ofPlace("france"), ofPlace("portugal"), ofPlace("abroad")]);
  return { france, portugal, abroad };
}
