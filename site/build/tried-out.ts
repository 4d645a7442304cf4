import { CONTACT_PATH } from "#contact/message/contact-form.ts";
import type { Content } from "../settings/site-content.ts";

/** The site whose contact form posts to the server that shows it: what is tried out does not reach the real one. */
export function triedOut(content: Content): Content {
  const { contact } = content.site;
  if (!URL.canParse(contact.endpoint)) return content;
  return { ...content, site: { ...content.site, contact: { ...contact, endpoint: CONTACT_PATH } } };
}
