import type { FormWords } from "../form/contact-trouble.ts";

/** What the form says. */
export const words: FormWords = {
  language: "en",
  errors: {
    name: { required: "Enter your name.", tooLong: "Your name is too long.", invalid: "Type your name again." },
    email: { required: "Enter your address.", tooLong: "It is too long.", invalid: "Check your address." },
    message: {
      required: "Write your message.",
      tooShort: "Tell us a little more.",
      tooLong: "Your message is too long.",
      invalid: "Type your message again.",
    },
  },
  unavailable: "Your message could not be sent: call us.",
  unreachable: "We could not be reached. Your text is kept: try again.",
  tooMany: "Too many messages: try again {wait}.",
  sending: "Sending…",
  markedTitle: "Error: {title}",
};
