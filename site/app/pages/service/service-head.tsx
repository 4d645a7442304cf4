import type { ReactNode } from "react";
import type { ServiceView } from "../../../page-data/page-views.ts";
import { pagePath } from "../../../page-paths/paths.ts";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Link } from "../../components/link/link.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { serviceSeeds } from "../../components/service-arcade/service-seeds.ts";
import { useLocale, useMessage } from "../../locale-context.tsx";

/** Where the page stands, what the service is, and the way to write at once. */
export function ServiceHead({ view }: { readonly view: ServiceView }): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  const services = { name: message("menu.services"), path: pagePath("services", locale) };
  return (
    <PageHead
      heading={view.heading}
      lead={view.lead}
      seed={serviceSeeds[view.service]}
      before={<Breadcrumb parent={services} current={view.name} />}
    >
      <p>
        <Link className="btn" to={pagePath("contact", locale)}>
          {view.call.button}
        </Link>
      </p>
    </PageHead>
  );
}
