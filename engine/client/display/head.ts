import {
  HEAD_SELECTOR,
  type HeadElement,
  headElements,
  STRUCTURED_DATA_POLICY,
  structuredDataElements,
} from "../../pages/data/head-elements.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageHead } from "../../pages/data/page-data.ts";
import { HEAD_DEBOUNCE_MS } from "../common/constants.ts";

/**
 * Keeps the head of a window's document in step with the page that is shown. To be called once: the browser refuses a
 * second policy of the same name.
 */
export function createHeadUpdater(window: Window) {
  const { document } = window;
  const jsonText = createJsonPolicy(window);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Asks for a head. Of several within `HEAD_DEBOUNCE_MS`, only the last is carried out. */
    update(head: PageHead, data: LocaleData): void {
      clearTimeout(timer);
      timer = setTimeout(() => applyHead(document, head, data, jsonText), HEAD_DEBOUNCE_MS);
    },
  };
}

/** Gives a text in the form in which the browser takes it as the content of a script element. */
type JsonText = (json: string) => string;

/**
 * Makes a document's head that of a page: elements that are right, of the document or of an earlier page, are
 * left alone, all others of their kinds removed, and missing ones added. Doing it twice changes nothing.
 */
function applyHead(document: Document, head: PageHead, data: LocaleData, jsonText: JsonText): void {
  if (document.title !== head.title) document.title = head.title;
  const missing = [...headElements(head, data), ...structuredDataElements(head)].map((wanted) =>
    created(document, wanted, jsonText),
  );
  for (const present of document.head.querySelectorAll(HEAD_SELECTOR)) {
    const same = missing.findIndex((element) => element.isEqualNode(present));
    if (same < 0) present.remove();
    else missing.splice(same, 1);
  }
  document.head.append(...missing);
}

function created(document: Document, { tag, attributes, text }: HeadElement, jsonText: JsonText): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = jsonText(text);
  return element;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScript: JsonText }): { createScript(json: string): unknown };
}

/**
 * Makes the Trusted Types policy for schema.org data, which is the content of a script element, though no program.
 *
 * @returns a function that throws for everything but JSON, which would do nothing as a program either
 */
function createJsonPolicy(window: Window): JsonText {
  const createScript = (json: string): string => {
    JSON.parse(json);
    return json;
  };
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(STRUCTURED_DATA_POLICY, { createScript }) ?? { createScript };
  // The DOM's types take a text; where there are Trusted Types it takes this object.
  return (json) => policy.createScript(json) as string;
}
