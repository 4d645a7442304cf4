/**
 * Replaces what stands between two marker comments of a Markdown text.
 *
 * @param name of the part: `<!-- bench: NAME -->` opens it, `<!-- /bench: NAME -->` closes it
 * @throws {Error} when the text does not have the markers, once each
 */
export function replaceMarkedPart(text: string, name: string, part: string): string {
  const open = `<!-- bench: ${name} -->`;
  const close = `<!-- /bench: ${name} -->`;
  const [before, rest, ...more] = text.split(open);
  const [, after, ...tooMuch] = rest?.split(close) ?? [];
  if (before === undefined || after === undefined || more.length + tooMuch.length > 0) {
    throw new Error(
      `The text needs the lines ${open} and ${close} once each, in this order: the table goes between them.`,
    );
  }
  return `${before}${open}\n\n${part.trim()}\n\n${close}${after}`;
}
