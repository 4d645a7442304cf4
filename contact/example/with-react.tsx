/** The same form drawn by React. */
import { createRoot } from "react-dom/client";
import { contactFields, forEachField } from "../message/contact-fields.ts";
import { CONTACT_PATH } from "../message/contact-protocol.ts";
import { ContactForm } from "../react/contact-form.tsx";
import { words } from "./words.ts";

const texts = {
  form: "Write to us",
  needed: `Everything is needed; a message has ${contactFields.message.least} characters at least.`,
  fields: forEachField((name) => ({ label: `Your ${name}`, placeholder: "" })),
  leaveEmpty: "Leave this field empty",
  send: "Send",
  notSentYet: "Not sent yet",
  retry: "Try again",
  instead: "or call us",
  sentTitle: "Thank you",
  sent: "Your message has arrived.",
  writeAnother: "Write another one",
};
const classes = { button: "", otherButton: "", stack: "", row: "", hint: "", hidden: "trap" };
const announce = (text: string) => document.getElementById("said")?.replaceChildren(text);

const container = document.getElementById("contact");
if (container) {
  createRoot(container).render(
    <ContactForm
      texts={texts}
      classes={classes}
      words={words}
      locale="en"
      endpoint={CONTACT_PATH}
      page={location.pathname}
      announce={announce}
      fetch={fetch}
    />,
  );
}
