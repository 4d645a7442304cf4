import "../../styles/prose.css";
import type { ReactNode } from "react";
import type { TextView } from "../../../page-data/page-views.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { TableOfContents } from "./table-of-contents.tsx";
import styles from "./text-page.module.css";

/** Running text with its table of contents: legal notice, accessibility statement, site map. */
export function Page({ view }: { readonly view: TextView }): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} />
      <div className={`wrap sect split apart ${styles.columns}`}>
        <TableOfContents blocks={view.body} />
        <div className={`prose ${styles.text}`}>
          <Blocks blocks={view.body} />
        </div>
      </div>
    </>
  );
}
