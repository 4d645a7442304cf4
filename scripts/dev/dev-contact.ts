import fastify from "fastify";
import { CONTACT_PATH } from "../../contract/contact-form.ts";
import { addContactRoute } from "../../server/contact/contact-route.ts";
import { messageReceiver } from "../../server/contact/receive-message.ts";
import { tokenKey as tokenKeyOf } from "../../server/contact/time-token.ts";
import { TOKEN_PATH } from "../../server/http/paths.ts";
import { openOutbox } from "../../server/outbox/open-outbox.ts";
import type { NewMessage, Outbox } from "../../server/outbox/outbox.ts";
import type { DevContact } from "../../site/generator/dev/dev-server.ts";
import type { DevSite } from "../../site/generator/dev/dev-site.ts";
import { contactTexts } from "../../site/generator/pages/server-contact-texts.ts";
import type { LocaleData } from "../../site/page-data/locale-data.ts";

/** Nobody who tries the form out is told to wait. */
const PER_HOUR = 10_000;

/**
 * What the development server does with contact messages: they are checked and kept as on the real site, in an outbox of
 * their own, and none is sent.
 *
 * @param dataDir folder of the outbox
 * @param onMessage hears of each message that was kept
 */
export function devContact(dataDir: string, onMessage: (message: NewMessage) => void): DevContact {
  const kept = openOutbox({ dataDir });
  const outbox: Outbox = {
    ...kept,
    async accept(message, windowMs) {
      const answer = await kept.accept(message, windowMs);
      if (!answer.repeated) onMessage(message);
      return answer;
    },
  };
  const tokenKey = tokenKeyOf(dataDir);
  const now = Date.now;
  const receive = messageReceiver({ outbox, tokenKey, perHour: PER_HOUR, minimumSeconds: 0, now, onQueued() {} });
  /** Its texts are the content's, which may have changed. */
  const appOf = async ({ localeData, content }: DevSite) => {
    const texts = (data: LocaleData) => contactTexts(data, content.site.url);
    const app = fastify();
    addContactRoute(app, {
      ...{ receive, tokenKey, now, siteOrigin: undefined, renderContactPage: undefined },
      texts: { fr: texts(localeData.fr), en: texts(localeData.en), pt: texts(localeData.pt) },
    });
    await app.ready();
    return app;
  };
  const apps = new WeakMap<DevSite, ReturnType<typeof appOf>>();
  return {
    isFor: (path) => path === CONTACT_PATH || path === TOKEN_PATH,
    async answer(request, response, site) {
      const app = apps.get(site) ?? appOf(site);
      apps.set(site, app);
      (await app).routing(request, response);
    },
  };
}
