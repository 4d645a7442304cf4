import fc from "fast-check";

/** Any characters, and halves of them. fast-check's own ("binary") lists all 1.1 million first, a second of processor. */
const unit = fc.integer({ min: 0, max: 0x10ffff }).map(
  (code) => String.fromCodePoint(code),
  (text) => Number(String(text).codePointAt(0)),
);

/** Any text at all. */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit, ...(maxLength === undefined ? {} : { maxLength }) });
}
