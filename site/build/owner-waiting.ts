import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BACKUP_MARK, OUTBOX_FILE } from "#contact/message/data-folder.ts";
import { readPublishedFile } from "#engine/content/addresses/published-file.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { addDays } from "#engine/i18n/days.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import type { BuildPlace } from "#engine/site-hooks.ts";
import type { ShownPerson } from "../settings/people.ts";
import type { PublishedContent } from "./content/site-content.ts";

/** security.txt is made for eleven months; a publication older than this is in its last two. */
const SECURITY_DAYS = 270;
const BACKUP_DAYS = 31;

const say = problemsIn({
  "security-expires": {
    fr: "La dernière mise en ligne a plus de neuf mois : security.txt va expirer. → Remettez le site en ligne. Dans l'éditeur, « Publier » ; dans un terminal : {write}",
    en: "The last publication is more than nine months old: security.txt is about to expire. → Put the site online again. In the editor, “Publish”; in a terminal: {write}",
    pt: "A última publicação tem mais de nove meses: o security.txt vai expirar. → Volte a pôr o site em linha. No editor, «Publicar»; num terminal: {write}",
  },
  "messages-not-backed-up": {
    fr: "Les messages de vos visiteurs n'ont pas de copie de sauvegarde récente. → Faites-en une : {write}",
    en: "Your visitors' messages have no recent backup. → Make one: {write}",
    pt: "As mensagens dos seus visitantes não têm cópia de segurança recente. → Faça uma: {write}",
  },
  "messages-not-sent": {
    fr: "Les messages reçus ici ne vous sont pas envoyés : aucun serveur de courriel (SMTP_URL) n'est réglé. → S'ils arrivent sur un autre serveur, vérifiez-le là-bas : {write}",
    en: "Messages received here are not sent to you: no mail server (SMTP_URL) is set. → If they arrive on another server, check it there: {write}",
    pt: "As mensagens recebidas aqui não lhe são enviadas: não há servidor de correio (SMTP_URL) definido. → Se chegam a outro servidor, verifique-o lá: {write}",
  },
  "portrait-missing": {
    fr: "Le portrait de {name} manque : le site montre ses initiales. → Ajoutez une photo de n'importe quel téléphone ; le site la cadre et lui donne ses couleurs. Dans l'éditeur, « Portrait » ; dans site.yaml : {write}",
    en: "The portrait of {name} is missing: the site shows initials. → Add a photograph of any telephone; the site crops it and gives it its colours. In the editor, “Portrait”; in site.yaml: {write}",
    pt: "Falta o retrato de {name}: o site mostra as iniciais. → Acrescente uma fotografia de qualquer telefone; o site recorta-a e dá-lhe as suas cores. No editor, «Retrato»; em site.yaml: {write}",
  },
});

/**
 * What waits for the owner: on this machine, of messages and of security.txt, the most urgent first; then each portrait that is
 * missing.
 */
export async function ownerWaiting(
  place: BuildPlace,
  { content }: PublishedContent,
  source: YamlSource,
): Promise<Problem[]> {
  return [...waitingOf(await serverFacts(place)), ...missingPortraits(content.site.people, source)];
}

/** Asks for the portrait of each person who has none. */
export function missingPortraits(
  people: readonly Pick<ShownPerson, "name" | "picture">[],
  source: Pick<YamlSource, "at">,
): Problem[] {
  return people.flatMap(({ name, picture }, index) => {
    if (picture !== undefined) return [];
    const write = `picture: ${slugOf(name, "portrait")}.jpg`;
    return [{ ...source.at(["people", index, "name"]), ...say("portrait-missing", { name, write }) }];
  });
}

/** The settings and the data of the contact server on this machine, with the days that count. */
async function serverFacts({ content, now }: BuildPlace) {
  const { SMTP_URL, SMTP_URL_FILE, CREDENTIALS_DIRECTORY: credentials, DATA_DIR } = process.env;
  const data = resolve(DATA_DIR || "var");
  const backup = await stat(join(data, BACKUP_MARK)).catch(() => undefined);
  const published = readPublishedFile(content)?.at;
  return {
    today: dayOf(now),
    /** The day of the last publication; undefined for none. */
    published: published && dayOf(new Date(published)),
    /** Whether this machine knows a mail server for messages. */
    hasMailServer: Boolean(SMTP_URL || SMTP_URL_FILE || (credentials && existsSync(join(credentials, "SMTP_URL")))),
    /** Whether the messages lie on this machine. */
    hasMessages: existsSync(join(data, OUTBOX_FILE)),
    /** The day on which they were last backed up here; undefined for never. */
    backedUp: backup && dayOf(backup.mtime),
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, "2026-11-25".length);

/** What the facts ask of the owner. */
export function waitingOf(facts: Awaited<ReturnType<typeof serverFacts>>): Problem[] {
  const { today, published = today, hasMessages, hasMailServer, backedUp = "" } = facts;
  const needs = [
    published < addDays(today, -SECURITY_DAYS) && say("security-expires", { write: "npm run publish-site" }),
    hasMessages &&
      backedUp < addDays(today, -BACKUP_DAYS) &&
      say("messages-not-backed-up", { write: "npm run inbox -- backup messages.sqlite" }),
    hasMessages && !hasMailServer && say("messages-not-sent", { write: "npm run inbox -- test" }),
  ];
  return needs.filter((need) => need !== false).map((need) => ({ file: "site.yaml", line: 1, field: [], ...need }));
}
