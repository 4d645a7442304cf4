import { colorsByRole } from "../../content/theme/color-pairs.ts";
import type { Theme } from "../../content/theme/theme.ts";
import { colorTokens } from "../../content/theme/tokens.ts";

/** The elements whose colours differ from the page's: tokens by role. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ":root": colorTokens,
  ".sea": {
    "sea.paper": "paper",
    "sea.ink": "ink",
    "sea.soft": "soft",
    "sea.line": "line",
    "sea.link": "link",
    "sea.wash": "t3",
    "sea.accent": "t4",
  },
};

/**
 * The tokens of the theme as a style sheet, to be put before the site's own (`site/styles/tokens.css` has the other
 * tokens). Print has the light colours everywhere: paper is light.
 */
export function themeStyles({ light, dark, radius, logo }: Theme): string {
  const [day, night] = [colorsByRole(light), colorsByRole(dark)];
  const [, , width, height] = logo.box;
  const root = `color-scheme:light;--radius:${radius}px;--logo:${width}/${height};`;
  const { ":root": page, ".sea": sea } = rules(day);
  const changed = Object.fromEntries(Object.entries(night).filter(([role, color]) => color !== day[role]));
  const atNight = Object.entries({ ...rules(changed), ":root": `color-scheme:dark;${rules(changed)[":root"]}` });
  return [
    `@layer tokens{:root{${root}${page}}@media screen{.sea{${sea}}}`,
    `@media screen and (prefers-color-scheme:dark){`,
    ...atNight.filter(([, declarations]) => declarations !== "").map(([part, own]) => `${part}{${own}}`),
    "}}",
  ].join("");
}

/** The declarations of each part, of the roles that have a colour. */
function rules(colors: Readonly<Record<string, string>>): Record<keyof typeof parts, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, tokens]) => [
      part,
      Object.entries(tokens)
        .flatMap(([role, token]) => (colors[role] === undefined ? [] : [`--${token}:${colors[role]}`]))
        .join(";"),
    ]),
  );
}
