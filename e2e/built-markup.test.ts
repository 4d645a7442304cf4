import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, it } from "vitest";
import { builtManifest, builtPages, builtText } from "./setup/built-site.ts";

/** Length of " - {brand} - Propulse votre business": the specification's template, beyond what a page says itself. */
const TEMPLATE_LENGTH = 38;
const TITLE_LENGTH = 70;

const configuration: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  elements: [
    "html5",
    {
      link: { attributes: { href: { required: missingAddress } } },
      img: { attributes: { src: { required: missingSource } } },
    },
  ],
  rules: {
    // HTML does not care: these four are how React and the generator spell what browsers read the same.
    "doctype-style": ["error", { style: "lowercase" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // React closes void elements, the generator does not; both are valid, and no option allows both.
    "void-style": "off",
    // Files of the same origin are named by their content already; another origin's would still need a hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // The style sheet keeps numbers on one line; a no-break space would be copied along with the number.
    "tel-non-breaking": "off",
    "long-title": ["error", { maxlength: TITLE_LENGTH + TEMPLATE_LENGTH }],
  },
};

interface Tag {
  hasAttribute(name: string): boolean;
}

/** A sheet that waits for consent has its address in `data-href`: one of the marks fixed for hosts and tests. */
function missingAddress(link: Tag): string | null {
  const waits = link.hasAttribute("data-name") && link.hasAttribute("data-href");
  return waits || link.hasAttribute("imagesrcset")
    ? null
    : "{{ tagName }} has neither an address nor one that waits for consent";
}

/** A picture that waits until it is near the screen (row P10) has its address in `data-src`. */
function missingSource(picture: Tag): string | null {
  const waits = picture.hasAttribute("data-lazy") && picture.hasAttribute("data-src");
  return waits ? null : "{{ tagName }} has neither an address nor one that waits until it is near";
}

it("L4 every page is valid and accessible HTML", async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(configuration));
  const lost = Object.values((await builtManifest()).notFound).map(({ identity }) => `/${identity.file}`);
  const pages = (await builtPages()).filter((path) => /^\/((fr|en|pt)\/|$)/.test(path));
  const mistakes = new Map<string, string>();
  for (const path of [...pages, ...lost]) {
    const { results } = await validator.validateString(await builtText(path), path);
    for (const { ruleId, message, selector, line } of results.flatMap((result) => result.messages)) {
      const mistake = `${ruleId}: ${message}`;
      if (!mistakes.has(mistake)) mistakes.set(mistake, `${path}:${line} ${selector}`);
    }
  }
  expect(pages.length).toBeGreaterThan(70);
  expect(Object.fromEntries(mistakes)).toEqual({});
});
