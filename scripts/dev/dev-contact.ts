import fastify from "fastify";
import { CONTACT_TEXTS_FILE, type ContactTextsByLocale } from "#contact/message/contact-answer-texts.ts";
import type { Outbox } from "#contact/server/outbox/outbox.ts";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import type { NewMessage } from "#contact/server/outbox/stored-message.ts";
import { addContactRoute } from "#contact/server/receiving/contact-route.ts";
import { messageReceiver } from "#contact/server/receiving/receive-message.ts";
import { tokenKey as tokenKeyOf } from "#contact/server/receiving/time-token.ts";
import type { Site } from "#engine/define-site.ts";
import type { DevSite } from "#engine/dev/dev-site.ts";
import type { DevContact } from "#engine/dev/page-answers.ts";
import { hooksOf } from "#engine/site-hooks.ts";

/** Nobody who tries the form out is told to wait. */
const PER_HOUR = 10_000;

/**
 * The contact form's server for the development server: messages are checked and kept as on the real site, in an
 * own outbox, and none is sent. Undefined for a site that takes none: nothing is opened for it.
 *
 * @param dataDir folder of the outbox
 * @param onMessage hears of each message that was kept
 */
export function devContact(
  definition: Site,
  dataDir: string,
  onMessage: (message: NewMessage) => void,
): DevContact | undefined {
  if (hooksOf({ definition }).server === undefined) return undefined;
  const kept = outboxAt({ dataDir });
  const outbox: Outbox = {
    ...kept,
    async accept(message, windowMs) {
      const answer = await kept.accept(message, windowMs);
      if (!answer.repeated) onMessage(message);
      return answer;
    },
  };
  const tokenKey = tokenKeyOf(dataDir);
  const receive = messageReceiver({ outbox, tokenKey, perHour: PER_HOUR, minimumSeconds: 0, onKept() {} });
  /** Its texts are the content's, which may have changed. */
  const appOf = async (site: DevSite) => {
    const app = fastify();
    addContactRoute(app, {
      receive,
      tokenKey,
      refusalsPerHour: Number.POSITIVE_INFINITY,
      siteOrigin: undefined,
      renderContactPage: undefined,
      texts: await textsOf(site),
    });
    await app.ready();
    return app;
  };
  const apps = new WeakMap<DevSite, ReturnType<typeof appOf>>();
  return {
    async answer(request, response, site) {
      const app = apps.get(site) ?? appOf(site);
      apps.set(site, app);
      (await app).routing(request, response);
    },
  };
}

/** The texts as a build writes them. */
async function textsOf({ content, localeData }: DevSite): Promise<ContactTextsByLocale> {
  const server = await hooksOf(content).server?.({ content, localeData, bundle: undefined });
  return JSON.parse(server?.files[CONTACT_TEXTS_FILE] ?? "{}") as ContactTextsByLocale;
}
