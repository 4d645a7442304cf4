import type { Problem } from "../source/problem.ts";
import { settingName } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { contrast, nearestColor } from "./color.ts";
import { colorPairs, colorsByRole } from "./color-pairs.ts";
import type { SiteColors } from "./site-colors.ts";
import type { Scheme } from "./theme-schema.ts";

type Colors = Readonly<Record<string, string>>;

/** Two colours, and the contrast that they need. */
interface Pair {
  readonly mark: string;
  readonly ground: string;
  readonly least: number;
}

/** The pairs of a theme, each of two colours. */
function pairsOf(site: SiteColors): readonly Pair[] {
  return colorPairs(site).flatMap(({ marks, grounds, least }) =>
    marks.flatMap((mark) => grounds.map((ground) => ({ mark, ground, least }))),
  );
}

/** Each colour that is hard to tell from another, at its line, with the nearest that is not. */
export function contrastProblems(
  { light, dark }: Readonly<Record<"light" | "dark", Scheme>>,
  site: SiteColors,
  source: YamlSource,
): Problem[] {
  const pairs = pairsOf(site);
  return Object.entries({ light, dark }).flatMap(([name, scheme]) =>
    faintColors(pairs, colorsByRole(scheme)).map(({ role, pair, color, nearest }): Problem => {
      const path = (of: string) => [name, ...of.split(".")];
      const other = role === pair.mark ? pair.ground : pair.mark;
      return {
        ...source.at(path(role)),
        id: "contrast-too-low",
        values: {
          name: settingName(path(role)),
          color,
          other: settingName(path(other)),
          otherColor: colorsByRole(scheme)[other] ?? "",
          ratio: (Math.floor(ratioOf(pair, colorsByRole(scheme)) * 100) / 100).toFixed(2),
          least: String(pair.least),
          write: `${role.split(".").at(-1)}: "${nearest}"`,
        },
      };
    }),
  );
}

interface FaintColor {
  readonly role: string;
  readonly color: string;
  /** The pair with the least contrast. */
  readonly pair: Pair;
  readonly nearest: string;
}

/** One after another, the colour that most of the remaining faint pairs have in common: of two alike, what is drawn. */
function faintColors(pairs: readonly Pair[], colors: Colors): FaintColor[] {
  const faint = pairs.filter((pair) => !passes(pair, colors));
  const withRole = (role: string) => faint.filter(({ mark, ground }) => mark === role || ground === role);
  const roles = new Set([...faint.map(({ mark }) => mark), ...faint.map(({ ground }) => ground)]);
  const inOrder = [...roles].sort((one, other) => withRole(other).length - withRole(one).length);
  const role = inOrder.find((own) => nearestFor(pairs, own, colors) !== undefined) ?? inOrder[0];
  if (role === undefined) return [];
  const [worst] = withRole(role).sort((one, other) => ratioOf(one, colors) - ratioOf(other, colors));
  if (worst === undefined) return [];
  const nearest = nearestFor(pairs, role, colors);
  const entry = { role, color: colors[role] ?? "", pair: worst, nearest: nearest ?? farthest(worst, role, colors) };
  return nearest === undefined ? [entry] : [entry, ...faintColors(pairs, { ...colors, [role]: nearest })];
}

/** Black or white: where several colours are wrong at once, none may pass with all the others. */
function farthest({ mark, ground }: Pair, role: string, colors: Colors): string {
  const other = colors[role === mark ? ground : mark] ?? "";
  return contrast("#000000", other) > contrast("#ffffff", other) ? "#000000" : "#ffffff";
}

/** The nearest colour for a role that every pair with it passes with. */
function nearestFor(pairs: readonly Pair[], role: string, colors: Colors): string | undefined {
  const own = pairs.filter(({ mark, ground }) => mark === role || ground === role);
  return nearestColor(colors[role] ?? "", (candidate) =>
    own.every((pair) => passes(pair, { ...colors, [role]: candidate })),
  );
}

function passes(pair: Pair, colors: Colors): boolean {
  return ratioOf(pair, colors) >= pair.least;
}

function ratioOf({ mark, ground }: Pair, colors: Colors): number {
  return contrast(colors[mark] ?? "", colors[ground] ?? "");
}
