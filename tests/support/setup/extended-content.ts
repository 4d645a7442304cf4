import sharp from "sharp";
import { addedPages } from "./added-pages.ts";
import { type ContentChange, postFile } from "./changed-build.ts";
import { TRACKER_HOST, withTrackers } from "./tracker-host.ts";

/** An embedded video of another host, and how a text shows it. */
export const VIDEO = "https://video.example/embed/1";
const EMBED = `::embed[Visite du chantier en deux minutes]{service="video" src="${VIDEO}" width=560 height=315}`;
/** What a widget shows, once the script of its service has filled its box. */
export const CALENDAR = "https://calendar.example/team?week=1";
const WIDGET = `::widget[An appointment]{service="booking" data-url="${CALENDAR}" height=600}`;
const SERVICES = `    - name: video
      title: { fr: Vidéos, en: Videos, pt: Vídeos }
      purposes: [media]
      default: false
    - name: booking
      title: { fr: Rendez-vous, en: Appointments, pt: Marcações }
      purposes: [media]
      scripts: [https://booking.example/widget.js]
      default: false
`;

/** Two trackers, the second of which sends its measurements elsewhere, too. */
const trackersAndHours = (text: string) =>
  withTrackers(text, { matomo: `${TRACKER_HOST}/`, tag: `${TRACKER_HOST}/tag.js` })
    .replace(/propertyId: ""/, 'propertyId: G-SAMPLE\n    sendsTo: ["https://*.collector.example"]')
    .replace(/^hours:\n[\s\S]*?^(?=staff:)/m, HOURS);

const DAY_MS = 86_400_000;
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Hours that no holiday changes, and a closure that begins today and ends tomorrow, whenever the tests run. */
const HOURS = `hours:
  offices:
    monday-friday: 09:00-12:30, 14:00-18:00
  france: { timeZone: Europe/Paris, holidays: off }
  portugal: { timeZone: Europe/Lisbon, holidays: off }
  abroad: { holidays: off, days: { monday-friday: 08:00-21:00 } }
  closed:
    - { from: ${dayFromToday(0)}, to: ${dayFromToday(1)}, reason: { fr: inventaire, en: stocktaking, pt: inventário } }
`;

/**
 * What would end a script, open a comment, end a section of XML or a line of a program, where nobody escaped it. Whole
 * tags stop the build.
 */
export const HOSTILE = "A ]]> & </script <!--<script <b \u2028\u2029 Z";
/** Headings that are called like parts of every page. */
export const NAMES_OF_PARTS = [
  "Page data",
  "App",
  "Main",
  "Menu",
  "Announcer",
  "Consent",
  "Mark",
  "Hop",
  "Flag en",
  "Navigation",
  "Menu",
];
/** The anchor of a heading. */
export const anchorOf = (name: string) => name.toLowerCase().replace(" ", "-");

/** An article whose picture stands far below the first screen. */
const FAR_DOWN = `---
title: Far down
date: 2026-11-10
description: A picture.
tags: [company]
---

${Array.from({ length: 60 }, (_, line) => `Paragraph ${line + 1} of a long article.\n\n`).join("")}![A blue field](far-down.png)
`;

/** What the tests of several files add to the content made for tests: one build has it all. */
export async function extendedContent(): Promise<Readonly<Record<string, ContentChange>>> {
  // A later day would keep a post away.
  const yesterday = dayFromToday(-1);
  const withEmbed = (text: string) => text.replace(/^(---\n.*?\n---\n)/s, `$1\n${EMBED}\n`);
  const sections = NAMES_OF_PARTS.map((name) => `## ${name}\n\n[${name}](#${anchorOf(name)})\n\n`).join("");
  const blue = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#17468c" } });
  return {
    "site.yaml": (text) => `${trackersAndHours(text).trimEnd()}\n${SERVICES}`,
    "posts/fr/nouveau-site.md": (text) => `${withEmbed(text)}\n${EMBED}\n`,
    "posts/en/new-website.md": withEmbed,
    "posts/pt/novo-website.md": withEmbed,
    "posts/en/far-down.md": FAR_DOWN,
    "posts/en/widget.md": `${postFile("A widget", yesterday)}\n${WIDGET}\n`,
    "media/far-down.png": await blue.png().toBuffer(),
    "posts/en/hostile.md": postFile(HOSTILE.replace("<!--", "\\<!--"), yesterday),
    "posts/en/names.md": `${postFile("Names - and parts", yesterday)}\n${sections}`,
    "tags.yaml": (text) => text.replace("en: Company news", `en: ${JSON.stringify(HOSTILE)}`),
    "messages/en.yaml": `menu.news: ${JSON.stringify(HOSTILE)}\n`,
    ...addedPages,
  };
}
