/** `contact` of `site.yaml`: where the form of the site writes to. */
import * as v from "valibot";
import { contactFieldNames } from "#contact/message/contact-fields.ts";
import { CONTACT_PATH } from "#contact/message/contact-protocol.ts";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import { isWebAddress } from "#engine/content/source/web-address.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { withinSentence } from "#engine/i18n/format.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import type { MessageTexts } from "../languages/messages.ts";
import { siteProblems } from "./site-problems.ts";

export const contactSchema = v.strictObject({
  /** "" where the site has no form: telephone and e-mail stand in its place. */
  endpoint: labelled(
    v.pipe(
      v.string(),
      v.check(
        (address) => address === "" || address === CONTACT_PATH || isWebAddress(address),
        reasonsIn(siteProblems)("not-an-endpoint", { write: CONTACT_PATH }),
      ),
    ),
    {
      fr: "Adresse qui reçoit les messages (vide : pas de formulaire)",
      en: "Address that takes the messages (empty: no form)",
      pt: "Endereço que recebe as mensagens (vazio: sem formulário)",
    },
  ),
});

/**
 * A form that would always fail: the site goes to a host of files (a folder to upload, a branch), and its form to that
 * host's own address, where nothing takes messages. An address in full says where a server does.
 */
export function lostMessages({
  site,
  source,
}: {
  readonly site: Pick<EngineSettings, "publish"> & { readonly contact: v.InferOutput<typeof contactSchema> };
  readonly source: YamlSource;
}): Problem[] {
  const { publish, contact } = site;
  const { folder, git } = publish ?? {};
  if ((folder ?? git) === undefined || contact.endpoint !== CONTACT_PATH) return [];
  const problem = problemsIn(siteProblems)("form-without-server", { write: 'endpoint: ""' });
  return [{ ...source.at(["contact", "endpoint"]), ...problem }];
}

/** The labels of the form as a list within a sentence. @example "Name, e-mail address, message" */
export function labelsInSentence(messages: Partial<MessageTexts>): string {
  const labels = contactFieldNames.map((field) => messages[`contact.${field}`] ?? "");
  return labels.map((label, index) => (index === 0 ? label : withinSentence(label))).join(", ");
}
