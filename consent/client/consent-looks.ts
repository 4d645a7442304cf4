import type { ComponentType } from "react";
import type { RichText } from "#engine/pages/data/content-tree.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
import type { ConsentHost, PrivacyNotice } from "../core/consent-control.ts";
import { type ConsentData, consentMessage } from "./consent-data.ts";

/** What a site gives to the banner, the dialog and the placeholders. */
export interface ConsentLooks extends ConsentHost {
  /** The page with the privacy notice, and the id of its section on cookies. */
  readonly privacy: { readonly page: string; readonly section: string };
  /** Draws the titles of banner and dialog, whose strong part is a second voice. */
  readonly Title: ComponentType<{ readonly text: RichText }>;
}

/** The section of the privacy notice on cookies. */
export function privacyNotice(data: ConsentData, { privacy }: ConsentLooks): PrivacyNotice {
  return {
    href: `${pagePath(data.translation, privacy.page, data.locale)}#${privacy.section}`,
    text: consentMessage(data.messages, "consent.privacy"),
  };
}
