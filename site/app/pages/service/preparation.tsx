import type { ReactNode } from "react";
import type { ServiceView } from "../../../page-data/page-views.ts";
import { Blocks } from "../../components/blocks/blocks.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { TickList } from "../../components/tick-list/tick-list.tsx";

/** What the service costs the client in time, and what to bring to the first call. */
export function Preparation({ time, bring }: Pick<ServiceView, "time" | "bring">): ReactNode {
  return (
    <section className="sect">
      <div className="wrap split two apart">
        <div>
          <Heading level={2} text={time.heading} className="title" />
          <div className="stack measure">
            <Blocks blocks={time.text} />
          </div>
        </div>
        <div>
          <Heading level={2} text={bring.heading} className="title" />
          <TickList items={bring.items} />
        </div>
      </div>
    </section>
  );
}
