import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Hours } from "../../lists.tsx";
import { useMessage } from "../../messages.ts";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

export function Page({ content }: PageProps<ContentOf<typeof page>>) {
  const message = useMessage();
  return (
    <>
      <PageHead heading={content.heading} />
      <div className="courses">
        {content.courses.map(({ name, dishes }) => (
          <section key={name}>
            <h2>{name}</h2>
            <dl className="dishes">
              {dishes.map((dish) => (
                <div key={dish.name}>
                  <dt>{dish.name}</dt>
                  <dd>{dish.price}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <h2>{message("house.kitchen-hours")}</h2>
      <Hours lines={content.kitchen} />
      <Blocks blocks={content.body} />
    </>
  );
}
