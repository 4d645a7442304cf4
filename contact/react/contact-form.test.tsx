import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContactTrouble, RejectedMessage } from "../form/contact-trouble.ts";
import { contactFieldNames, contactFields, errorsOf, forEachField } from "../message/contact-fields.ts";
import { blank } from "../message/test-support/error-of.ts";
import { ContactForm } from "./contact-form.tsx";

const values = { ...blank, name: 'Zoé "Z"', email: "zoe@", message: "\nDeux\nlignes" };

function elementOf(html: string, name: string): string {
  return new RegExp(`<(?:input|textarea)([^>]* name="${name}"[^>]*)>`).exec(html)?.[1] ?? "";
}

const rendered = (rejected?: RejectedMessage) =>
  renderToStaticMarkup(
    <ContactForm
      locale="pt"
      endpoint="/api/contact"
      page="/pt/contact/"
      words={{
        language: "pt",
        errors: forEachField((name) => Object.fromEntries(errorsOf(name).map((code) => [code, code]))),
        unavailable: "Unavailable",
        unreachable: "Unreachable",
        tooMany: "{wait}",
        sending: "Sending",
        markedTitle: "Error: {title}",
      }}
      texts={{
        form: "Write",
        needed: "All",
        fields: forEachField((name) => ({ label: `The ${name}`, placeholder: `A ${name}` })),
        leaveEmpty: "Leave empty",
        send: "Send",
        notSentYet: "Not sent yet",
        retry: "Again",
        instead: <a href="tel:+351">351</a>,
        sentTitle: "Thanks",
        sent: "Sent",
        writeAnother: "Another",
      }}
      classes={{ button: "decide", otherButton: "other", stack: "stack", row: "row", hint: "hint", hidden: "hidden" }}
      announce={() => undefined}
      fetch={fetch}
      rejected={rejected}
    />,
  );
const form = rendered();
const rejected = (trouble: ContactTrouble) => rendered({ values, trouble });

test("the form can be sent without JavaScript, in the language of the page", () => {
  expect(form).toMatch(/<form [^>]*action="\/api\/contact" method="post"/);
  expect(form).toContain('<input type="hidden" name="locale" value="pt"/>');
  // The browser must never show its own error messages.
  expect(form).toMatch(/<form [^>]*noValidate=""/);
});

test.each(contactFieldNames)(
  "%s has a label and a placeholder, the direction of what is typed, is required where something is needed, and has no maximum length",
  (name) => {
    expect(form).toContain(`<label for="_contact-${name}">The ${name}</label>`);
    const field = elementOf(form, name);
    expect(field).toContain(`placeholder="A ${name}"`);
    expect(field.includes('required=""')).toBe(contactFields[name].least > 0);
    expect(field).toContain('dir="auto"');
    expect(field).not.toMatch(/maxlength|aria-invalid|aria-describedby/i);
  },
);

test("the honeypot is hidden, and cannot be reached by keyboard; where it is seen all the same, it says to leave it empty", () => {
  expect(form).toMatch(/<label class="hidden" aria-hidden="true">Leave empty<input [^>]*name="fax_ref"/);
  expect(elementOf(form, "fax_ref")).toContain('tabindex="-1" autoComplete="transaction-currency"');
});

test("the note of thanks is in the page for `?sent=1#_form`, with a link to write another message", () => {
  expect(form).toMatch(/<div id="_form" role="status" class="stack [^"]*" tabindex="-1"><h3>Thanks<\/h3>/);
  expect(form).toContain('href="/pt/contact/"');
});

test("errors are listed first, each with a link to its field, and repeated beside the field", () => {
  const html = rejected({ errors: { email: "E-mail?", message: "Longer?" } });
  expect(html).toMatch(/<form [^>]*><div role="alert"[^>]* tabindex="-1"><h3>Not sent yet<\/h3>/);
  expect(html).toContain(
    '<li><a href="#_contact-email">E-mail?</a></li><li><a href="#_contact-message">Longer?</a></li>',
  );
  expect(html).toContain('id="_contact-email-error">E-mail?</span>');
  expect(elementOf(html, "email")).toContain('aria-invalid="true" aria-describedby="_contact-email-error"');
  expect(elementOf(html, "name")).not.toContain("aria-invalid");
});

test("a message that was not accepted can be sent again; what to do instead is shown and what was typed is kept", () => {
  const html = rejected({ text: "Not now.", errors: {} });
  expect(html).toContain("<p>Not now.</p>");
  expect(html).toContain('type="submit" aria-disabled="false">Again</button>');
  expect(html).toContain('href="tel:+351"');
  expect(elementOf(html, "name")).toContain('value="Zoé &quot;Z&quot;"');
  expect(html).toContain(">\n\nDeux\nlignes</textarea>");
});
