import type { Measure } from "./bench-context.ts";
import { measureBuilds, measureLargeBuilds } from "./build/measure-builds.ts";
import { measureContact } from "./contact/measure-contact.ts";
import { measureContactTrouble } from "./contact/measure-contact-trouble.ts";
import { measureFirstView } from "./first-view/measure-first-view.ts";
import { measureNavigation } from "./navigation/measure-navigation.ts";
import { measureServer } from "./server/measure-server.ts";
import { measureSlowVisitors } from "./server/measure-slow-visitors.ts";
import { measureWeights } from "./weights/measure-weights.ts";

/** A group of measurements. */
export interface Group {
  readonly about: string;
  /** Whether a run without names includes it. */
  readonly usual: boolean;
  readonly measure: Measure;
}

/** Every group, by name, in the order in which they run. */
export const groups: ReadonlyMap<string, Group> = new Map<string, Group>([
  ["weights", { about: "bytes and requests of a first visit, by template", usual: true, measure: measureWeights }],
  [
    "first-view",
    { about: "the first visit of a slow telephone, beside the floor", usual: true, measure: measureFirstView },
  ],
  [
    "navigation",
    { about: "from click to painted inside the site, and input delays", usual: true, measure: measureNavigation },
  ],
  ["build", { about: "builds of 100 and 1,000 posts per language, beside Hugo", usual: true, measure: measureBuilds }],
  [
    "build-10000",
    { about: "builds of 10,000 posts per language: minutes, gigabytes", usual: false, measure: measureLargeBuilds },
  ],
  ["server", { about: "requests per second, beside nginx where it is installed", usual: true, measure: measureServer }],
  [
    "slow-visitors",
    {
      about: "1,000 connections that drip, idle or do not read, beside a visitor: a minute",
      usual: false,
      measure: measureSlowVisitors,
    },
  ],
  [
    "contact",
    { about: "messages per second, each on the disk before its answer", usual: true, measure: measureContact },
  ],
  [
    "contact-trouble",
    { about: "pages and messages while mail server or database is stuck", usual: true, measure: measureContactTrouble },
  ],
]);
