import { expect, it } from "vitest";
import { siteVisitors } from "./pages/site-visit.ts";
const visitor = siteVisitors();
it("probe", async () => {
  const visit = await visitor();
  await visit.open("/fr/");
  await visit.shows("/fr/");
  await visit.link("/fr/services/").click();
  await visit.shows("/fr/services/");
  for (const p of ["/fr/nouveau-site/", "/fr/tag/company/", "/fr/mention-legale/", "/pt/", "/fr/404/"]) { await (await visit.addLink(p)).click(); await visit.shows(p).catch(e=>console.log(e.message, e.actual)); }
  console.log(visit.requests.documents(), visit.requests.data(), visit.errors, await visit.page.evaluate(() => (window as any).intercepted));
});
