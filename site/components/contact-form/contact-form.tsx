import { lazy, type ReactNode, Suspense } from "react";
import type { RejectedMessage } from "#contact/form/contact-trouble.ts";
import { contactFields, forEachField } from "#contact/message/contact-fields.ts";
import { ContactForm } from "#contact/react/contact-form.tsx";
import type { TilePaints } from "#drawings/paint.ts";
import { browserFetch } from "#engine/client/common/browser-fetch.ts";
import { announce } from "#engine/client/common/navigation-status.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { useLocaleData, useMessage, usePath } from "../../context/locale-context.tsx";
import { phoneFor } from "../../facts/site-facts.ts";
import { CallLink } from "../text/link.tsx";
import { formWords } from "./form-words.ts";

/** Loaded when there is a tile to draw. Where it cannot be loaded, the note of thanks says all that matters. */
const SentTile = lazy(() =>
  import("./sent-tile.tsx").then(
    ({ SentTile }) => ({ default: SentTile }),
    () => ({ default: () => null }),
  ),
);

const classes = { button: "btn", otherButton: "btn alt", stack: "stack", row: "row", hint: "small soft", hidden: "vh" };

/**
 * The contact form with the site's words; whose message is sent gets a tile of their name.
 *
 * @param paints the colours of the tile that is drawn of the visitor's name
 * @param rejected the message that the server rejected and returned with the page
 * @param children what to know before writing: it goes with the fields once a message is sent
 */
export function SiteContactForm({
  paints,
  rejected,
  children,
}: Readonly<{ paints: TilePaints; rejected?: RejectedMessage | undefined; children?: ReactNode }>) {
  const data = useLocaleData();
  const message = useMessage();
  const path = usePath();
  // The one that the errors name, which the server says too.
  const phone = phoneFor(data.site.phones, data.locale);
  return (
    <ContactForm
      classes={classes}
      locale={data.locale}
      endpoint={data.site.contactEndpoint}
      page={path("contact")}
      words={formWords(data)}
      announce={say}
      fetch={browserFetch}
      rejected={rejected}
      gift={(name) => (
        <Suspense>
          <SentTile name={name} paints={paints} />
        </Suspense>
      )}
      texts={{
        form: message("contact.form"),
        needed: message("contact.all-required", { least: contactFields.message.least }),
        fields: forEachField((name) => ({
          label: message(`contact.${name}`),
          placeholder: message(`contact.${name}-placeholder`),
        })),
        leaveEmpty: message("contact.leave-empty"),
        send: message("contact.send"),
        notSentYet: message("contact.not-sent-yet"),
        retry: message("error.retry"),
        instead: (
          <CallLink className="btn alt" phone={phone}>
            {message("menu.call-short")}
          </CallLink>
        ),
        sentTitle: message("contact.sent-title"),
        sent: shownText(message("contact.sent")),
        writeAnother: message("contact.write-another"),
      }}
    >
      {children}
    </ContactForm>
  );
}

const say = (text: string) => announce(document, text);
