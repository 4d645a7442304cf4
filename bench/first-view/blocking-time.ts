/** A task is long past this many milliseconds: what exceeds it delays whatever the visitor does. */
const LONG = 50;

/**
 * Total blocking time: of each task after the first paint, what exceeds 50 ms.
 *
 * @param firstPaint milliseconds since the document began, as the tasks' starts
 * @see https://web.dev/articles/tbt
 */
export function blockingTime(
  tasks: readonly { readonly start: number; readonly duration: number }[],
  firstPaint: number,
): number {
  return tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, after - LONG);
  }, 0);
}
