/** `contact` of `site.yaml`: where the form of the site writes to. */
import * as v from "valibot";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import { isWebAddress } from "#engine/content/source/web-address.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import type { OwnerTexts } from "#engine/i18n/owner-text.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import type { BuildPlace } from "#engine/site-hooks.ts";
import { CONTACT_PATH } from "../message/contact-protocol.ts";

const contactProblems = {
  "not-an-endpoint": {
    fr: "« {name} » n'est pas l'adresse du serveur de messages. → Écrivez https:// et l'adresse, ou \"\" pour un site sans formulaire, ou : {write}",
    en: '“{name}” is not the address of the message server. → Write https:// and the address, or "" for a site without a form, or: {write}',
    pt: '«{name}» não é o endereço do servidor de mensagens. → Escreva https:// e o endereço, ou "" para um site sem formulário, ou: {write}',
  },
  "messages-of-another-site": {
    fr: "{name} mène aux messages d'un autre site ({site}) : celui-ci ne les recevrait ni ne les lirait. → Réglez sur cette machine, pour ce site : {write}",
    en: "{name} leads to the messages of another site ({site}): this one would neither receive nor read them. → Set on this machine, for this site: {write}",
    pt: "{name} leva às mensagens de outro site ({site}): este não as receberia nem leria. → Defina nesta máquina, para este site: {write}",
  },
  "form-without-server": {
    fr: "Le formulaire de contact écrit à l'hébergeur du site, qui ne garde que des fichiers : aucun message n'arriverait. → Donnez l'adresse complète de votre serveur de messages, ou montrez le téléphone et le courriel à la place du formulaire : {write}",
    en: "The contact form writes to the host of the site, which keeps only files: no message would arrive. → Give the full address of your message server, or show telephone and e-mail in place of the form: {write}",
    pt: "O formulário de contacto escreve ao alojamento do site, que só guarda ficheiros: nenhuma mensagem chegaria. → Dê o endereço completo do seu servidor de mensagens, ou mostre o telefone e o e-mail em vez do formulário: {write}",
  },
} as const satisfies OwnerTexts;

export const contactSchema = v.strictObject({
  /** "" where the site has no form: telephone and e-mail stand in its place. */
  endpoint: labelled(
    v.pipe(
      v.string(),
      v.check(
        (address) => address === "" || address === CONTACT_PATH || isWebAddress(address),
        reasonsIn(contactProblems)("not-an-endpoint", { write: CONTACT_PATH }),
      ),
    ),
    {
      fr: "Adresse qui reçoit les messages (vide : pas de formulaire)",
      en: "Address that takes the messages (empty: no form)",
      pt: "Endereço que recebe as mensagens (vazio: sem formulário)",
    },
  ),
});

/** What `siteContact` adds to the settings of a site. */
export interface ContactSettings {
  readonly contact: v.InferOutput<typeof contactSchema>;
}

/** The settings of a site that has called `siteContact`, whose entries the engine has checked. */
export function withContact<Settings extends EngineSettings>(settings: Settings): Settings & ContactSettings {
  return settings as Settings & ContactSettings;
}

/**
 * A form that would always fail: the site goes to a host of files (a folder to upload, a branch), and its form to that
 * host's own address, where nothing takes messages. An address in full says where a server does.
 */
export function lostMessages(settings: EngineSettings, source: YamlSource): Problem[] {
  const { publish, contact } = withContact(settings);
  const { folder, git } = publish ?? {};
  if ((folder ?? git) === undefined || contact.endpoint !== CONTACT_PATH) return [];
  const problem = problemsIn(contactProblems)("form-without-server", { write: 'endpoint: ""' });
  return [{ ...source.at(["contact", "endpoint"]), ...problem }];
}

/** What tells whose messages the settings of a server lead to. */
interface WhoseOutbox {
  otherSiteInOutbox(
    site: string | undefined,
    variables: Readonly<Record<string, string | undefined>>,
  ): Promise<{ readonly setting: string; readonly site: string } | undefined>;
}

/** What this machine's settings of the server say of a site: that they lead to the messages of another one. */
export async function messagesOfAnotherSite({ site }: BuildPlace): Promise<Problem[]> {
  // By its address: types of this file are known to what browsers get, which knows nothing of the server.
  const server = new URL("../server/outbox/whose-outbox.ts", import.meta.url).href;
  const { otherSiteInOutbox }: WhoseOutbox = await import(/* @vite-ignore */ server);
  const other = await otherSiteInOutbox(site, process.env);
  if (other === undefined) return [];
  const values = { name: other.setting, site: other.site, write: `${other.setting}=…` };
  return [{ file: "site.yaml", line: 1, ...problemsIn(contactProblems)("messages-of-another-site", values) }];
}
