import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#engine/i18n/language.ts";
import { LocaleContext } from "#engine/views/locale-data.ts";
import type { LocaleData } from "../facts/site-facts.ts";
import type { MessageTexts } from "../languages/messages.ts";
import site from "../site.config.ts";
import { translation } from "./translation.ts";

/** Messages made of their key and values, so that no test depends on the owner's words. */
const echo = Object.fromEntries(
  Object.entries(site.messages.keys).map(([key, names]) => [key, [key, ...names.map((name) => `{${name}}`)].join(" ")]),
) as MessageTexts;

/** The facts of one locale, with two phones and the usual hours. */
export function localeData(locale: Locale): LocaleData {
  return {
    locale,
    translation,
    messages: echo,
    site: {
      brand: "Brand",
      url: "https://site.example",
      description: "",
      since: 2012,
      year: 2026,
      phones: [
        { country: "fr", label: "France", number: "01", url: "tel:+331", price: "to France" },
        { country: "pt", label: "Portugal", number: "351", url: "tel:+351", price: "to Portugal" },
      ],
      residents: { phone: { number: "+44", url: "tel:+44" }, zones: { home: [], offices: [] } },
      hours: {
        offices: { lines: [["Weekdays", "9:00–12:30"]] },
        abroad: { lines: [["Weekdays", "8:00–21:00 GMT"]] },
      },
      menu: [],
      footer: [],
      tiles: "0123456789",
      complaintBook: "https://complaints.example/",
      social: [],
      accessibility: "partial",
      consent: { services: [] },
      consentWords: "/assets/consent/fr.json",
      analytics: {},
    },
  };
}

/** The HTML of a component in a locale; each message is written as its key and its values. */
export function renderInLocale(locale: Locale, node: ReactNode): string {
  return renderToStaticMarkup(<LocaleContext value={localeData(locale)}>{node}</LocaleContext>);
}
