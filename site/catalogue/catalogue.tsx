import type { ReactNode } from "react";
import { languageNames, locales } from "../i18n/site-locales.ts";
import styles from "./catalogue.module.css";
import type { CatalogueData } from "./catalogue-data.ts";
import { cataloguePath } from "./catalogue-path.ts";
import { entries } from "./entries.ts";
import { type Entry, type Specimen, slug, specimenKey } from "./specimen.ts";
import { SpecimenFrame } from "./specimen-frame.tsx";
import { SpecimenView } from "./specimen-view.tsx";

interface CatalogueProps {
  readonly data: CatalogueData;
  /** Query of the address: the colours that were asked for. */
  readonly query: string;
}

/** All components in all their states, with a list of them and the choice of language and colours. */
export function Catalogue({ data, query }: CatalogueProps): ReactNode {
  return (
    <>
      <header className={styles.top} lang="en">
        <h1 className={styles.name}>Catalogue</h1>
        <Choices data={data} query={query} />
        <nav aria-label="Components">
          <ul className={styles.index}>
            {entries.map(({ name }) => (
              <li key={name}>
                <a href={`#${slug(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        {entries.map((entry) => (
          <section key={entry.name} className={styles.entry} id={slug(entry.name)} aria-labelledby={titleId(entry)}>
            <h2 className={styles.title} id={titleId(entry)} lang="en">
              {entry.name}
            </h2>
            {entry.specimens(data).map((specimen) => (
              <Shown key={specimen.name} entry={entry} specimen={specimen} data={data} query={query} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function Choices({ data, query }: CatalogueProps): ReactNode {
  return (
    <ul className={styles.index}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={cataloguePath({ locale }) + query}
            aria-current={locale === data.localeData.locale ? "true" : undefined}
            lang={locale}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
      {["", "?scheme=light", "?scheme=dark"].map((scheme) => (
        <li key={scheme}>
          <a href={scheme || "?"} aria-current={scheme === query ? "true" : undefined}>
            {scheme === "" ? "The system's colours" : scheme.replace("?scheme=", "")}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ShownProps extends CatalogueProps {
  readonly entry: Entry;
  readonly specimen: Specimen;
}

function Shown({ entry, specimen, data, query }: ShownProps): ReactNode {
  const key = specimenKey(entry, specimen);
  const alone = cataloguePath({ locale: data.localeData.locale, specimen: key }) + query;
  return (
    <figure className={styles.shown} data-specimen={key}>
      <figcaption className={styles.caption} lang="en">
        <a href={alone}>{specimen.name}</a>
      </figcaption>
      {specimen.frame ? (
        <SpecimenFrame title={`${entry.name}: ${specimen.name}`} src={alone} frame={specimen.frame} />
      ) : (
        <div className={styles.view}>
          <SpecimenView data={data} specimen={specimen} />
        </div>
      )}
    </figure>
  );
}

function titleId({ name }: Entry): string {
  return `${slug(name)}-title`;
}
