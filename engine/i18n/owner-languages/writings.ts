import type { OwnerLanguage } from "../../manifest/owner-facts.ts";
import type { Writing } from "../language.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import { portuguese } from "./pt.ts";

/** How the languages are written in which the tools speak to the owner. A site in one of them may take it from here. */
export const ownerWritings: Readonly<Record<OwnerLanguage, Writing>> = { fr: french, en: english, pt: portuguese };
