import { type ReactNode, useEffect, useRef } from "react";
import { phoneFor } from "../../../routes/phone-for.ts";
import { useLocaleData, useMessage } from "../../locale-context.tsx";
import { PhoneNumber } from "../call-to-contact/phone-number.tsx";
import styles from "./contact-form.module.css";

/**
 * Says that nothing was sent, and whom to call instead. It takes the focus, again at each attempt.
 *
 * @param attempt counts the attempts, from 1
 */
export function NotSentNote({ attempt }: { readonly attempt: number }): ReactNode {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) note.current?.focus();
  }, [attempt]);

  const phone = phoneFor(site.phones, locale);
  return (
    <div ref={note} className={styles.note} role="alert" tabIndex={-1}>
      <p>{message("contact.not-connected", { phone: phone?.number ?? "" })}</p>
      {phone === undefined ? null : <PhoneNumber number={phone.number} url={phone.url} />}
    </div>
  );
}
