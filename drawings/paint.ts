/** The colours of a tile, by role: ground, main, deep, wash, accent. */
export type TilePaint = readonly [string, string, string, string, string];

/** Of one tile in either scheme. */
export type TilePaints = Readonly<Record<"light" | "dark", TilePaint>>;

/** The paint of a wall: of its tiles, and of the one that differs, its relay. */
export interface WallPaint {
  readonly tile: TilePaint;
  readonly relay: TilePaint;
}

/** Colours by the names that a drawing has them under: `var(--t0)` is that of `t0`. */
export type Colors = Readonly<Record<string, string>>;

/** The colours of drawings that are files, for `inColors` to set. */
export const namedPaint: WallPaint = {
  tile: ["var(--t0)", "var(--t1)", "var(--t2)", "var(--t3)", "var(--t4)"],
  relay: ["var(--r0)", "var(--r1)", "var(--r2)", "var(--r3)", "var(--r4)"],
};

/** A drawing with a style sheet for the colours that it names: of one scheme, or of both. */
export function inColors(drawing: string, colors: Colors, dark?: Colors): string {
  const names = new Set([...drawing.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name));
  const rule = (scheme: Colors) => {
    const set = Object.entries(scheme).filter(([name]) => names.has(name));
    return `svg{${set.map(([name, color]) => `--${name}:${color}`).join(";")}}`;
  };
  const night = dark === undefined ? "" : `@media(prefers-color-scheme:dark){${rule(dark)}}`;
  return drawing.replace(/^<svg[^>]*>/, `$&<style>${rule(colors)}${night}</style>`);
}
