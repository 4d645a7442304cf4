import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

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
    // HTML does not care: these five are how React and the generator spell what browsers read the same.
    "doctype-style": ["error", { style: "lowercase" }],
    "valid-id": ["error", { relaxed: true }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // React closes void elements, the generator does not; both are valid, and no option allows both.
    "void-style": "off",
    // Files of the same origin are named by their content already; another origin's would still need a hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // The style sheet keeps numbers on one line; a no-break space would be copied along with the number.
    "tel-non-breaking": "off",
    // Set by script, the last three so that lines keep their length (ruling D11); the policy refuses any in a document.
    "no-inline-style": ["error", { allowedProperties: ["display", "margin-inline-end", "text-indent", "translate"] }],
    "long-title": ["error", { maxlength: TITLE_LENGTH + TEMPLATE_LENGTH }],
  },
};

interface Tag {
  hasAttribute(name: string): boolean;
}

/** A sheet that waits, for consent or for the client, has its address in `data-href`. */
function missingAddress(link: Tag): string | null {
  return link.hasAttribute("data-href") || link.hasAttribute("imagesrcset")
    ? null
    : "{{ tagName }} has neither an address nor one that waits";
}

/** A picture that waits until it is near the screen (row P10) has its address in `data-src`. */
function missingSource(picture: Tag): string | null {
  const waits = picture.hasAttribute("data-lazy") && picture.hasAttribute("data-src");
  return waits ? null : "{{ tagName }} has neither an address nor one that waits until it is near";
}

/** What asks for consent comes before the page's own first heading, with a heading of its own. */
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

/** A mistake in a document, and where it is. */
export interface HtmlMistake {
  readonly mistake: string;
  readonly place: string;
}

/**
 * What html-validate finds wrong with a document: rules of HTML and of accessibility.
 *
 * @param html the whole document
 * @param name what to call it in messages
 */
export async function htmlMistakes(html: string, name: string): Promise<HtmlMistake[]> {
  const isAsking = html.includes("data-consent=");
  // An empty style is what a browser keeps of one that a script took back.
  const document = html.replaceAll(' style=""', "");
  const { results } = await (isAsking ? askingValidator : validator).validateString(document, name);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line }) => ({
      mistake: `${ruleId}: ${message}`,
      place: `${name}:${line} ${selector}`,
    }));
}
