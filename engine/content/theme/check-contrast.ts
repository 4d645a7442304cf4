// In one file: its 150 modules would be a quarter of all that a build loads.
import culori from "culori/require";
import type { Problem } from "../source/problem.ts";
import { settingName } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { colorPairs, colorsByRole, type Scheme, type SiteColors } from "./colors.ts";

const { clampChroma, formatHex, oklch, wcagContrast } = culori;

/** Steps of lightness that are tried, from black to white. */
const STEPS = 400;

type Colors = Readonly<Record<string, string>>;

/** Two colours by role, and the contrast that they need. */
interface Pair {
  readonly mark: string;
  readonly ground: string;
  readonly least: number;
}

/** Each colour that is hard to tell from another, at its line, with the nearest that is not. */
export function contrastProblems(
  { light, dark }: Readonly<Record<"light" | "dark", Scheme>>,
  site: SiteColors,
  source: YamlSource,
): Problem[] {
  const pairs = colorPairs(site).flatMap(({ marks, grounds, least }) =>
    marks.flatMap((mark) => grounds.map((ground): Pair => ({ mark, ground, least }))),
  );
  return Object.entries({ light, dark }).flatMap(([scheme, own]) => {
    const colors = colorsByRole(own);
    const path = (role: string) => [scheme, ...role.split(".")];
    return faintColors(pairs, colors).map(({ role, pair, color, nearest }): Problem => {
      const other = role === pair.mark ? pair.ground : pair.mark;
      const values = {
        name: settingName(path(role)),
        color,
        other: settingName(path(other)),
        otherColor: colors[other] ?? "",
        ratio: (Math.floor(ratioOf(pair, colors) * 100) / 100).toFixed(2),
        least: String(pair.least),
        write: `${role.split(".").at(-1)}: "${nearest}"`,
      };
      return { ...source.at(path(role)), id: "contrast-too-low", values };
    });
  });
}

/**
 * One after another, the colour that most of the remaining faint pairs have in common: of two alike, what is drawn. With each its
 * pair of the least contrast.
 */
function faintColors(
  pairs: readonly Pair[],
  colors: Colors,
): { readonly role: string; readonly color: string; readonly pair: Pair; readonly nearest: string }[] {
  const faint = pairs.filter((pair) => ratioOf(pair, colors) < pair.least);
  const withRole = (role: string, all = faint) => all.filter(({ mark, ground }) => mark === role || ground === role);
  /** The nearest colour for a role that every pair with it passes with. */
  const nearestFor = (role: string) =>
    nearestColor(colors[role] ?? "", (candidate) =>
      withRole(role, [...pairs]).every((pair) => ratioOf(pair, { ...colors, [role]: candidate }) >= pair.least),
    );
  const roles = new Set([...faint.map(({ mark }) => mark), ...faint.map(({ ground }) => ground)]);
  const inOrder = [...roles].sort((one, other) => withRole(other).length - withRole(one).length);
  const role = inOrder.find((own) => nearestFor(own) !== undefined) ?? inOrder[0] ?? "";
  const [pair] = withRole(role).sort((one, other) => ratioOf(one, colors) - ratioOf(other, colors));
  if (pair === undefined) return [];
  const { [role]: color = "", [role === pair.mark ? pair.ground : pair.mark]: beside = "" } = colors;
  const nearest = nearestFor(role);
  if (nearest !== undefined)
    return [{ role, color, pair, nearest }, ...faintColors(pairs, { ...colors, [role]: nearest })];
  // Where several colours are wrong at once, none may pass with all the others.
  const farthest = contrast("#000000", beside) > contrast("#ffffff", beside) ? "#000000" : "#ffffff";
  return [{ role, color, pair, nearest: farthest }];
}

function ratioOf({ mark, ground }: Pair, colors: Colors): number {
  return contrast(colors[mark] ?? "", colors[ground] ?? "");
}

/**
 * Contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @example contrast("#000000", "#ffffff") // 21
 */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/**
 * The colour of the same hue whose lightness (OKLCH) is nearest, of those that pass; undefined where none does.
 *
 * @param color as "#0b2748"
 */
export function nearestColor(color: string, passes: (candidate: string) => boolean): string | undefined {
  const own = oklch(color);
  if (own === undefined) return undefined;
  for (let step = 1; step <= STEPS; step++) {
    for (const l of [own.l - step / STEPS, own.l + step / STEPS]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...own, l }, "oklch"));
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
