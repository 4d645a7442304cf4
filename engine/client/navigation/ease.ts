/**
 * The easing `ease` of CSS, cubic-bezier(.25, .1, .25, 1), for scrolls that script animates.
 *
 * @param progress share of the time that has passed, 0 to 1
 * @returns share of the way, 0 to 1
 */
export function ease(progress: number): number {
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  return curve(parameterAt(progress), 0.1, 1);
}

/** One coordinate of a cubic Bézier curve from 0 to 1 with the control values `first` and `second`. */
function curve(parameter: number, first: number, second: number): number {
  const rest = 1 - parameter;
  return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + parameter ** 3;
}

/** The curve's parameter where its time is `progress`; halving finds it to a thousandth of a pixel on any page. */
function parameterAt(progress: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 32; step++) {
    const middle = (low + high) / 2;
    if (curve(middle, 0.25, 0.25) < progress) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
