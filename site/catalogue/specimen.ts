import type { ReactNode } from "react";
import type { PageContext } from "../page-data/page-data.ts";
import type { CatalogueData } from "./catalogue-data.ts";

/** A component in one of its states. */
export interface Specimen {
  /** The state, in words. */
  readonly name: string;
  readonly view: ReactNode;
  /** The page it stands on; by default the services index. */
  readonly page?: PageContext;
  /**
   * Gives it a document of its own: for what stands at a place of the window, is modal, has fixed ids, or depends on
   * the window's width.
   */
  readonly frame?: Frame;
}

interface Frame {
  /** CSS pixels; by default that of the catalogue. */
  readonly width?: number;
  /** CSS pixels; by default that of its content. */
  readonly height?: number;
  /** Brings it into its state, once it is shown. */
  readonly afterwards?: (document: Document) => void;
}

/** The states of one component, or of a few that are only seen together. */
export interface Entry {
  readonly name: string;
  /** Folders and files that it shows, below `site/`. */
  readonly of: readonly string[];
  readonly specimens: (data: CatalogueData) => readonly Specimen[];
}

/** Key of a specimen in addresses: specimenKey(entry, specimen) gives "contact-form/too-many-messages". */
export function specimenKey(entry: Pick<Entry, "name">, specimen: Pick<Specimen, "name">): string {
  return [entry, specimen].map(({ name }) => slug(name)).join("/");
}

/** A name as a part of addresses and as an id. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
