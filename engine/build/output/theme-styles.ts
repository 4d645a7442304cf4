import { colorsByRole } from "../../content/theme/color-pairs.ts";
import type { Theme } from "../../content/theme/theme.ts";
import { tokensByPart } from "../../content/theme/tokens.ts";

/**
 * The tokens of the theme as a style sheet, to be put before the site's own (`site/styles/tokens.css` has the other
 * tokens). Print has the light colours everywhere: paper is light.
 */
export function themeStyles({ light, dark, colors, radius, logo }: Theme): string {
  const parts = tokensByPart(colors);
  const [day, night] = [colorsByRole(light), colorsByRole(dark)];
  const [, , width, height] = logo.box;
  const root = `color-scheme:light;--radius:${radius}px;--logo:${width}/${height};`;
  const { ":root": page, ...others } = rules(parts, day);
  const changed = Object.fromEntries(Object.entries(night).filter(([role, color]) => color !== day[role]));
  const atNight = Object.entries({
    ...rules(parts, changed),
    ":root": `color-scheme:dark;${rules(parts, changed)[":root"]}`,
  });
  return [
    `@layer tokens{:root{${root}${page}}`,
    ...Object.entries(others).map(([part, own]) => `@media screen{${part}{${own}}}`),
    `@media screen and (prefers-color-scheme:dark){`,
    ...atNight.filter(([, declarations]) => declarations !== "").map(([part, own]) => `${part}{${own}}`),
    "}}",
  ].join("");
}

/** The declarations of each part, of the roles that have a colour. */
function rules(
  parts: ReturnType<typeof tokensByPart>,
  colors: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, tokens]) => [
      part,
      Object.entries(tokens)
        .flatMap(([role, token]) => (colors[role] === undefined ? [] : [`--${token}:${colors[role]}`]))
        .join(";"),
    ]),
  );
}
