import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { useMessage } from "../../context.tsx";
import { Hours, Reach } from "../../lists.tsx";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content: { heading, body, house } }: PageProps<ContentOf<typeof page>>) {
  const message = useMessage();
  return (
    <>
      <PageHead heading={heading} />
      <Reach house={house} />
      <div className="courses">
        <section>
          <h2>{message("house.reception")}</h2>
          <Hours lines={house.reception} />
        </section>
        <section>
          <h2>{message("house.kitchen")}</h2>
          <Hours lines={house.kitchen} />
        </section>
      </div>
      <Blocks blocks={body} />
    </>
  );
}
