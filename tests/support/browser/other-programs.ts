/** What other programs do to a page: translations, writing assistants, extensions. Each runs in the browser. */

/** As Google Translate does: elements take the place of texts. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, textarea, font")) continue;
    const translated = document.createElement("font");
    translated.append(document.createElement("font"));
    translated.firstElementChild?.append(`${text.data}.`);
    text.replaceWith(translated);
  }
}

/** As writing assistants and password managers do: elements and attributes beside each field. */
export function assist(): void {
  for (const field of document.querySelectorAll("input, textarea")) {
    field.setAttribute("data-assistant", "on");
    field.after(document.createElement("writing-assistant"), document.createElement("button"));
  }
}

/** As blockers do: parts of the page are gone. */
export function block(): void {
  document.querySelector("header a")?.remove();
  document.querySelector("footer p")?.remove();
}

/** Each element of a selector gets an element around it that the page knows nothing of. */
export function wrap(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const around = document.createElement("div");
    element.replaceWith(around);
    around.append(element);
  }
}
