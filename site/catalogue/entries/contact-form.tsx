import { ContactForm, ContactFormView } from "../../app/components/contact-form/contact-form.tsx";
import { fieldTrouble, notSentTrouble, tooManyTrouble } from "../../app/components/contact-form/contact-trouble.ts";
import type { FormState } from "../../app/components/contact-form/form-controller.ts";
import type { ContactTrouble, RefusedMessage } from "../../routes/page-views.ts";
import type { Entry, Specimen } from "../specimen.ts";

const EMPTY: RefusedMessage["values"] = { name: "", email: "", message: "" };
const TYPED: RefusedMessage["values"] = {
  name: "Inês Carvalho-Lefèvre",
  email: "ines@example.org",
  message: "Bonjour, bom dia, good morning!\n\nUne question sur notre bureau de Porto.",
};

/** The contact form from the first glance to the answer. */
export const contactForm: readonly Entry[] = [
  {
    name: "Contact form",
    of: ["app/components/contact-form"],
    specimens: ({ localeData }) => {
      const unreachable = notSentTrouble(localeData, "contact.unreachable");
      return [
        { name: "empty", view: <ContactForm />, frame: {} },
        state("typing", { values: TYPED }),
        state("all fields empty", {
          trouble: fieldTrouble(localeData, { name: "required", email: "required", message: "required" }),
        }),
        state("fields wrong", {
          values: { ...TYPED, email: "ines@", message: "Olá" },
          trouble: fieldTrouble(localeData, { email: "invalid", message: "tooShort" }),
        }),
        state("fields too long", {
          values: TYPED,
          trouble: fieldTrouble(localeData, { name: "tooLong", email: "tooLong", message: "tooLong" }),
        }),
        state("sending", { values: TYPED, phase: "sending" }),
        state("sent", { phase: "sent", attempts: 1 }),
        state("failed", { values: TYPED, trouble: notSentTrouble(localeData) }),
        state("server unreachable", { values: TYPED, trouble: unreachable }),
        state("sending again after a failure", { values: TYPED, phase: "sending", trouble: unreachable }),
        state("too many messages", { values: TYPED, trouble: tooManyTrouble(localeData, 690) }),
        {
          name: "given back by the server, without scripts",
          view: <ContactForm refused={{ values: { ...TYPED, name: "" }, trouble: unreachable }} />,
          frame: {},
        },
      ];
    },
  },
];

interface StateOptions extends Partial<FormState> {
  readonly values?: RefusedMessage["values"];
  readonly trouble?: ContactTrouble;
}

function state(name: string, { values = EMPTY, phase = "writing", attempts = 0, trouble }: StateOptions): Specimen {
  return {
    name,
    view: (
      <ContactFormView
        state={{ phase, attempts, trouble, hydrated: true }}
        values={values}
        writeAgain={() => {}}
        attributes={{ onSubmit: (event) => event.preventDefault() }}
      />
    ),
    frame: {},
  };
}
