import { ofBuild } from "#engine/command/run-command.mjs";
import { messageStates } from "../outbox/message-states.mjs";

/** @typedef {import("#engine/command/run-command.mjs").Say} Say */

/** What the commands' arguments are answered with; `help-NAME` is what each command is for. */
export const operandWords = {
  "state-queued": { fr: "en attente", en: "waiting", pt: "em espera" },
  "state-sending": { fr: "en cours d’envoi", en: "being sent", pt: "a ser enviada" },
  "state-sent": { fr: "remis", en: "delivered", pt: "entregue" },
  "state-failed": { fr: "non remis", en: "not delivered", pt: "não entregue" },
  "state-uncertain": { fr: "peut-être remis", en: "perhaps delivered", pt: "talvez entregue" },
  "state-quarantined": {
    fr: "sans doute indésirable",
    en: "probably spam",
    pt: "provavelmente indesejada",
  },
  "inbox-title": {
    fr: "Les messages du formulaire, que le serveur garde.",
    en: "The contact messages that the server keeps.",
    pt: "As mensagens do formulário, que o servidor guarda.",
  },
  "inbox-where": {
    fr: "À lancer là où tourne le serveur, avec les mêmes réglages : DATA_DIR ou DATABASE_URL ; pour test aussi SMTP_URL, CONTACT_TO, CONTACT_FROM. Parle la langue du site construit dans dist/ ; --root DIR en nomme un autre.",
    en: "Run it where the server runs, with the same settings: DATA_DIR or DATABASE_URL; for test also SMTP_URL, CONTACT_TO, CONTACT_FROM. Speaks the owner’s language of the build in dist/; --root DIR names another.",
    pt: "A executar onde corre o servidor, com as mesmas definições: DATA_DIR ou DATABASE_URL; para test também SMTP_URL, CONTACT_TO, CONTACT_FROM. Fala a língua do site construído em dist/; --root DIR indica outro.",
  },
  "inbox-states": { fr: "STATE : {states}", en: "STATE: {states}", pt: "STATE: {states}" },
  "help-list": {
    fr: "tous, les plus récents d’abord",
    en: "all of them, newest first",
    pt: "todas, as mais recentes primeiro",
  },
  "help-show": { fr: "lire un message entier", en: "read a whole message", pt: "ler uma mensagem inteira" },
  "help-export": {
    fr: "tous, ou ceux d’une personne, dans un fichier : npm run -s inbox -- export > messages.csv",
    en: "all, or those of one person, to a file: npm run -s inbox -- export > messages.csv",
    pt: "todas, ou as de uma pessoa, para um ficheiro: npm run -s inbox -- export > messages.csv",
  },
  "help-retry": {
    fr: "envoyer de nouveau ce qui n’est pas parti",
    en: "send again what was not delivered",
    pt: "enviar de novo o que não foi entregue",
  },
  "help-release": {
    fr: "envoyer un message mis de côté : ce n’était pas un indésirable",
    en: "send a message that was taken for spam: it was none",
    pt: "enviar uma mensagem posta de lado: não era indesejada",
  },
  "help-discard": { fr: "supprimer un message", en: "remove a message", pt: "eliminar uma mensagem" },
  "help-erase": {
    fr: "supprimer tous les messages d’une personne (droit à l’effacement)",
    en: "remove every message of a person (right to erasure)",
    pt: "eliminar todas as mensagens de uma pessoa (direito ao apagamento)",
  },
  "help-purge": {
    fr: "supprimer ce qui est trop ancien, si quelqu’un l’a vu ; avec --unseen aussi le reste",
    en: "remove what is too old, where somebody has seen it; with --unseen the rest too",
    pt: "eliminar o que é demasiado antigo, se alguém o viu; com --unseen também o resto",
  },
  "help-backup": {
    fr: "tout copier, pendant que le serveur tourne",
    en: "copy all of them, while the server runs",
    pt: "copiar tudo, enquanto o servidor corre",
  },
  "help-restore": {
    fr: "remettre une copie en place, serveur arrêté ; rien de plus récent ne se perd",
    en: "put a copy back, with the server stopped; nothing newer is lost",
    pt: "repor uma cópia, com o servidor parado; nada de mais recente se perde",
  },
  "help-test": {
    fr: "envoyer un message d’essai jusqu’au bout, et dire ce que donne chaque étape",
    en: "send a test message the whole way, and say how each step went",
    pt: "enviar uma mensagem de ensaio até ao fim e dizer como correu cada passo",
  },
  "no-command": { fr: "Donnez une commande.", en: "Give a command.", pt: "Indique um comando." },
  "unknown-command": {
    fr: "Il n’y a pas de commande « {name} ».",
    en: "There is no command “{name}”.",
    pt: "Não há nenhum comando «{name}».",
  },
  "too-few": { fr: "Il manque quelque chose.", en: "Something is missing.", pt: "Falta alguma coisa." },
  usage: { fr: "Usage : {usage}", en: "Usage: {usage}", pt: "Uso: {usage}" },
  "not-a-format": {
    fr: "--format est csv ou json, pas « {given} ».",
    en: "--format is csv or json, not “{given}”.",
    pt: "--format é csv ou json, não «{given}».",
  },
  "not-a-state": {
    fr: "--state est l’un de : {states} ; pas « {given} ».",
    en: "--state is one of: {states}; not “{given}”.",
    pt: "--state é um de: {states}; não «{given}».",
  },
  "not-days": {
    fr: "--days est un nombre entier, pas « {given} ».",
    en: "--days is a whole number, not “{given}”.",
    pt: "--days é um número inteiro, não «{given}».",
  },
  "not-an-email": {
    fr: "« {given} » n’est pas une adresse de courriel.",
    en: "“{given}” is not an e-mail address.",
    pt: "«{given}» não é um endereço de e-mail.",
  },
  "ids-or-all": {
    fr: "Donnez des ID, ou --all, pas les deux.",
    en: "Give IDs, or --all, not both.",
    pt: "Indique ID, ou --all, não ambos.",
  },
};

/**
 * What each command of `npm run inbox` takes: what follows its name, how many operands, and which options.
 *
 * @satisfies {Readonly<Record<string, { usage: string, operands: readonly [least: number, most: number], options?: string[] }>>}
 */
export const inboxOperands = {
  list: { usage: "[--state STATE]", operands: [0, 0], options: ["state"] },
  show: { usage: "ID", operands: [1, Number.POSITIVE_INFINITY] },
  export: { usage: "[EMAIL] [--format csv|json]", operands: [0, 1], options: ["format"] },
  retry: { usage: "ID | --all", operands: [0, Number.POSITIVE_INFINITY], options: ["all"] },
  release: { usage: "ID", operands: [1, Number.POSITIVE_INFINITY] },
  discard: { usage: "ID", operands: [1, Number.POSITIVE_INFINITY] },
  erase: { usage: "EMAIL", operands: [1, 1] },
  purge: { usage: "[--days N] [--unseen]", operands: [0, 0], options: ["days", "unseen"] },
  backup: { usage: "FILE", operands: [1, 1] },
  restore: { usage: "FILE", operands: [1, 1] },
  test: { usage: "", operands: [0, 0] },
};

const usageOf = (/** @type {keyof typeof inboxOperands} */ name) =>
  `npm run inbox -- ${name} ${inboxOperands[name].usage}`.trimEnd();

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const inboxCommand = {
  name: "npm run inbox",
  help(/** @type {Say} */ say) {
    const names = /** @type {(keyof typeof inboxOperands)[]} */ (Object.keys(inboxOperands));
    const width = Math.max(...names.map((name) => usageOf(name).length));
    const lines = names.map((name) => `  ${usageOf(name).padEnd(width)}  ${say(`help-${name}`)}`);
    const states = messageStates.map((state) => `${state} (${say(`state-${state}`)})`).join(", ");
    return [say("inbox-title"), "", ...lines, "", say("inbox-states", { states }), "", say("inbox-where"), ""].join(
      "\n",
    );
  },
  options: {
    root: { type: "string", default: "dist" },
    format: { type: "string" },
    state: { type: "string" },
    days: { type: "string" },
    all: { type: "boolean" },
    unseen: { type: "boolean" },
  },
  operands: true,
  language: ofBuild.language,
  words: operandWords,
  problem({ root: _everyCommands, ...options }, [name, ...operands], say) {
    if (name === undefined) return say("no-command");
    if (!Object.hasOwn(inboxOperands, name)) return say("unknown-command", { name: shown(name) });
    const command = /** @type {keyof typeof inboxOperands} */ (name);
    const wrong = misuse(command, options, operands, say);
    return wrong && `${wrong}\n${say("usage", { usage: usageOf(command) })}`;
  },
};

/**
 * What is wrong with what a command is given.
 *
 * @param {keyof typeof inboxOperands} name
 * @param {import("#engine/command/run-command.mjs").AnyValues} given
 * @param {readonly string[]} operands
 * @param {Say} say
 */
function misuse(name, given, operands, say) {
  /** @type {{ operands: readonly number[], options?: string[] }} */
  const {
    operands: [least = 0, most = 0],
    options = [],
  } = inboxOperands[name];
  const { format = "csv", state = "queued", days = "1", all } = given;
  const foreign = Object.keys(given).find((option) => !options.includes(option));
  if (foreign !== undefined) return say("unknown-option", { command: name, option: `--${foreign}` });
  if (operands.length > most) return say("too-many", { operand: shown(operands[most]) });
  if (operands.length < least || (name === "retry" && operands.length === 0 && !all)) return say("too-few");
  if (all && operands.length > 0) return say("ids-or-all");
  if (!["csv", "json"].includes(String(format))) return say("not-a-format", { given: shown(format) });
  if (!messageStates.some((known) => known === state))
    return say("not-a-state", { states: messageStates.join(", "), given: shown(state) });
  if (!/^\d{1,5}$/.test(String(days))) return say("not-days", { given: shown(days) });
  const email = inboxOperands[name].usage.includes("EMAIL") ? operands[0] : undefined;
  // What has no sign of an address is a slip of the hand, not an address of which there is nothing.
  return email === undefined || /^[^@\s]+@[^@\s]+$/.test(email.trim())
    ? undefined
    : say("not-an-email", { given: shown(email) });
}

/** What was typed, on one line and without what could control a terminal. */
function shown(/** @type {unknown} */ typed) {
  return String(typed)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "\ufffd");
}
