import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtText } from "../setup/built-site.ts";

/** Length of " - {brand} - Propulse votre business", which every title ends with. */
const TEMPLATE_LENGTH = 38;
const TITLE_LENGTH = 70;

const configuration: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  elements: [
    "html5",
    {
      link: { attributes: { href: { required: missingAddress } } },
    },
  ],
  rules: {
    // Five rules of style: React and the generator write these in other ways, which browsers read the same.
    "doctype-style": ["error", { style: "lowercase" }],
    "valid-id": ["error", { relaxed: true }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // React closes void elements, the generator does not; both are valid, and no option allows both.
    "void-style": "off",
    // Files of the same origin are named by their content already; another origin's would still need a hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // CSS keeps numbers on one line; a no-break space would be copied with the number.
    "tel-non-breaking": "off",
    // Set by script, the last three so that lines keep their length (D11); the policy refuses any in a document.
    "no-inline-style": ["error", { allowedProperties: ["display", "margin-inline-end", "text-indent", "translate"] }],
    "long-title": ["error", { maxlength: TITLE_LENGTH + TEMPLATE_LENGTH }],
  },
};

interface Tag {
  hasAttribute(name: string): boolean;
}

/** A style sheet that waits for consent has its address in `data-href`. */
function missingAddress(link: Tag): string | null {
  return link.hasAttribute("data-href") || link.hasAttribute("imagesrcset")
    ? null
    : "{{ tagName }} has neither an address nor a deferred one";
}

/** The consent banner has a heading of level 2 before the page's own first heading. */
const asking: ConfigData = {
  ...configuration,
  rules: {
    ...configuration.rules,
    "heading-level": ["error", { minInitialRank: "h2", sectioningRoots: [] }],
  },
};

const [validator, askingValidator] = [configuration, asking].map(
  (config) => new HtmlValidate(new StaticConfigLoader(config)),
) as [HtmlValidate, HtmlValidate];

/** An error in a document, and where it is. */
export interface HtmlError {
  readonly error: string;
  readonly place: string;
}

/**
 * The errors that html-validate finds in a document: rules of HTML and of accessibility.
 *
 * @param html the whole document
 * @param name its name in errors
 */
export async function htmlErrors(html: string, name: string): Promise<HtmlError[]> {
  const isAsking = html.includes("data-consent=");
  // Browsers keep an empty attribute when a script removes the last property.
  const document = html.replaceAll(' style=""', "");
  const { results } = await (isAsking ? askingValidator : validator).validateString(document, name);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line }) => ({
      error: `${ruleId}: ${message}`,
      place: `${name}:${line} ${selector}`,
    }));
}

/** What is wrong with pages of the site as they are built: each error once, with the first place. */
export async function builtPageErrors(paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const errors = new Map<string, string>();
  for (const path of paths) {
    for (const { error, place } of await htmlErrors(await builtText(path), path)) {
      if (!errors.has(error)) errors.set(error, place);
    }
  }
  return Object.fromEntries(errors);
}
