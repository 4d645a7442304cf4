/** A contact form of plain HTML: what `contact/form` does with it, and what the page shows of that. */
import { FormController } from "../form/form-controller.ts";
import { contactFieldNames } from "../message/contact-fields.ts";
import { words } from "./words.ts";

const form = document.querySelector("form");
const show = (id: string, text = "") => document.getElementById(id)?.replaceChildren(text);

if (form) {
  const announce = (text: string) => show("said", text);
  const controller = new FormController({ endpoint: form.action, words, announce, fetch });
  controller.subscribe(() => {
    const { phase, trouble } = controller.getState();
    form.hidden = phase === "sent";
    document.getElementById("_form")?.classList.toggle("sent", phase === "sent");
    show("trouble", trouble?.text);
    for (const field of contactFieldNames) show(`${field}-error`, trouble?.errors[field]);
  });
  controller.attach(form);
}
