import { SiteContactForm } from "#contact/client/site-contact-form.tsx";
import type { ContentOf, PageProps } from "#engine/pages/definition/define-page.ts";
import { Hours, Reach } from "../../lists.tsx";
import { useMessage } from "../../messages.ts";
import { Blocks, PageHead } from "../../text.tsx";
import type { page } from "./page.ts";

const button = "button";
const classes = { button, otherButton: "button other", stack: "stack", row: "row", hint: "soft", hidden: "vh" };

export function Page({ content: { heading, body, house, write, form } }: PageProps<ContentOf<typeof page>>) {
  const message = useMessage();
  return (
    <>
      <PageHead heading={heading} />
      <div className="courses">
        <section>
          <Reach house={house} />
          <h2>{message("house.reception")}</h2>
          <Hours lines={house.reception} />
          <h2>{message("house.kitchen")}</h2>
          <Hours lines={house.kitchen} />
        </section>
        {form && (
          <section>
            <h2>{write}</h2>
            <SiteContactForm form={form} classes={classes} />
          </section>
        )}
      </div>
      <Blocks blocks={body} />
    </>
  );
}
