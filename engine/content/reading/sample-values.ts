/** A sample value that has not been replaced. */
export interface SampleValue {
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
  readonly text: string;
}

const MARK = /#\s*exemple\s*$/;
/** What only a sample can contain: names reserved for examples, phone numbers reserved for fiction, invalid numbers. */
const TELLTALES = [
  /\bexempl(?:e|o)s?(?:ville)?\b/i,
  /\.example\b/,
  /(?:\+33\s?|\b0)1[\s.]?99[\s.]?00\b/,
  /\+33199\d{6}/,
  /\+351[\s.]?000/,
  /\b0000(?:0|-000)\b/,
];

/**
 * Lists the sample values of a configuration text: lines that carry the mark `# exemple`, and lines that hold a
 * value that only a sample can have, in case the mark was removed but not the value (D7).
 */
export function sampleValues(file: string, text: string): SampleValue[] {
  return text.split("\n").flatMap((source, index) => {
    const value = source.replace(MARK, "").trim();
    if (value.startsWith("#")) return [];
    const isSample = MARK.test(source) || TELLTALES.some((telltale) => telltale.test(value));
    return isSample ? [{ file, line: index + 1, text: value }] : [];
  });
}
