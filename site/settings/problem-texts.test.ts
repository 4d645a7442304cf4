import { resolve } from "node:path";
import type { OwnerTexts } from "#engine/i18n/owner-text.ts";
import { testOwnerTexts } from "#engine/owner-messages/test-support/test-owner-texts.ts";

/** Every list of problems of the site, by its file. */
const lists = import.meta.glob<Readonly<Record<string, OwnerTexts>>>("../**/*-problems.ts", { eager: true });
const problems = Object.assign({}, ...Object.values(lists).flatMap((list) => Object.values(list))) as OwnerTexts;

testOwnerTexts(problems, {}, [resolve(import.meta.dirname, "..")]);
