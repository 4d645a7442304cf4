import * as v from "valibot";
import { line, oneOf, whole } from "../source/schema-fields.ts";
import { because } from "../source/validate.ts";
import { COLOR_ROLES, type Scheme, type SiteColors } from "./colors.ts";

/** Weights of the brand's font that the site uses. */
export const WEIGHTS = [400, 700] as const;

const notAColor = because("not-a-color", { write: '"#0b2748"' });
/** A colour as "#0b2748" or "#fff"; given as six small digits. */
const color = v.pipe(
  v.string(notAColor),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, notAColor),
  v.transform((written) => (written.length === 4 ? written.replace(/[^#]/g, "$&$&") : written).toLowerCase()),
);

function schemeSchema({ groups }: SiteColors): v.GenericSchema<Scheme> {
  const colors = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, color]));
  const ofSite = Object.entries(groups).map(([group, names]) => [group, v.strictObject(colors(names))]);
  const entries = { ...colors(COLOR_ROLES), ...Object.fromEntries(ofSite) };
  return v.strictObject(entries) as unknown as v.GenericSchema<Scheme>;
}

/** The name of a file beside the logo: no folder above. */
const fileName = (write: string, extension: RegExp) => {
  const wrong = because("not-a-theme-file", { write });
  return v.pipe(line, v.regex(/^\w[\w.-]*$/, wrong), v.regex(extension, wrong));
};
const svgName = fileName("logo.svg", /\.svg$/i);
const RANGE = /^U\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?(?:,\s*U\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?)*$/i;

const fontFile = v.strictObject({
  file: fileName("font-400.woff2", /\.woff2$/i),
  weight: v.picklist(WEIGHTS, because("not-one-of", { choices: "400, 700", write: "400" })),
  /** The characters that it is for, as CSS writes them; without it, all: such a file is fetched first. */
  range: v.optional(v.pipe(line, v.regex(RANGE, because("not-a-range", { write: "U+0100-02BA" })))),
});

const common = {
  radius: whole(0, 32, 3),
  logo: svgName,
  icon: v.optional(svgName),
  font: v.pipe(
    v.strictObject({
      family: v.pipe(line, v.regex(/^[\w .,'-]+$/, because("not-a-family", { write: "Nunito Sans" }))),
      style: oneOf({
        "sans-serif": { fr: "Sans empattement", en: "Without serifs", pt: "Sem serifas" },
        serif: { fr: "Avec empattement", en: "With serifs", pt: "Com serifas" },
      }),
      licence: v.optional(line),
      package: v.optional(
        v.pipe(
          line,
          v.regex(/^@fontsource\/[a-z0-9-]+$/, because("not-a-font-package", { write: '"@fontsource/nunito-sans"' })),
        ),
      ),
      files: v.optional(
        v.pipe(
          v.array(fontFile),
          v.check(
            (files) => WEIGHTS.every((own) => files.some(({ weight, range }) => weight === own && range === undefined)),
            because("font-weight-missing", {}),
          ),
        ),
      ),
    }),
    v.check(
      ({ package: from, files }) => from === undefined || files === undefined,
      because("font-two-ways", { write: '{ family: …, style: …, package: "@fontsource/…" }' }),
    ),
    // Only fonts that visitors have are looked for one after the other.
    v.forward(
      v.check(
        ({ family, package: from, files }) => !family.includes(",") || (from ?? files) === undefined,
        because("not-a-family", { write: "Nunito Sans" }),
      ),
      ["family"],
    ),
  ),
};

/** The owner's `theme.yaml`, for a site with these colours. */
export function themeSchema(colors: SiteColors) {
  const scheme = schemeSchema(colors);
  return v.strictObject({ ...common, light: scheme, dark: scheme });
}

export type FontSettings = v.InferOutput<typeof common.font>;
