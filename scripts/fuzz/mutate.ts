/** A number from 0 up to, but not including, `end`. */
export type Random = (end: number) => number;

/**
 * Changes a text a little, one to four times: cuts, swaps, doubles, inserts a word of the dictionary, crosses it with
 * another text, or repeats a part of it very often.
 */
export function mutate(text: string, others: readonly string[], dictionary: readonly string[], random: Random): string {
  let changed = text;
  for (let times = 1 + random(4); times > 0; times--) {
    const at = random(changed.length + 1);
    const [head, tail] = [changed.slice(0, at), changed.slice(at)];
    changed = oneChange(head, tail, others, dictionary, random);
  }
  return changed;
}

function oneChange(
  head: string,
  tail: string,
  others: readonly string[],
  dictionary: readonly string[],
  random: Random,
): string {
  const pick = (from: readonly string[]) => from[random(from.length)] ?? "";
  const length = random(8) + 1;
  switch (random(7)) {
    case 0:
      return head + tail.slice(length);
    case 1:
      return head + String.fromCharCode(random(10) === 0 ? random(65_536) : random(256)) + tail.slice(1);
    case 2:
      return head + pick(dictionary) + tail;
    case 3:
      return head + pick(dictionary) + tail.slice(length);
    case 4:
      return head + tail.slice(0, length) + tail;
    case 5: {
      const other = pick(others);
      return head + other.slice(random(other.length + 1));
    }
    default:
      return head + (tail.slice(0, length) || pick(dictionary)).repeat(2 ** random(12)) + tail.slice(length);
  }
}
