import type { ReactNode } from "react";
import { LocaleProvider } from "../app/locale-context.tsx";
import { PageProvider } from "../app/page-context.tsx";
import { type CatalogueData, pagesOf } from "./catalogue-data.ts";
import type { Specimen } from "./specimen.ts";

interface SpecimenViewProps {
  readonly data: CatalogueData;
  readonly specimen: Specimen;
}

/** A specimen with all that a page gives its components. */
export function SpecimenView({ data, specimen }: SpecimenViewProps): ReactNode {
  const { view, page = pagesOf(data, "services")[0] } = specimen;
  return (
    <LocaleProvider data={data.localeData}>
      <PageProvider page={page}>{view}</PageProvider>
    </LocaleProvider>
  );
}
