import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogueData } from "../generator/dev/catalogue-document.ts";
import { type DevSite, readDevSite } from "../generator/dev/dev-site.ts";
import { locales } from "../i18n/site-locales.ts";
import { cataloguePath, cataloguePlace } from "./catalogue-path.ts";
import { entries } from "./entries.ts";
import { specimenKey } from "./specimen.ts";
import { SpecimenView } from "./specimen-view.tsx";

const root = join(import.meta.dirname, "../..");

test("every component has an entry: each folder of components, each part of the shell, of consent", () => {
  const views = (pattern: string) =>
    globSync(pattern, { cwd: join(root, "site") })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => !file.includes(".test."));
  const folders = views("app/components/*/*.tsx").map((file) => dirname(file));
  const parts = [...views("app/shell/*.tsx"), ...views("consent/ui/*.tsx")];
  const shown = entries.flatMap((entry) => entry.of).filter((path) => !path.startsWith("app/pages/"));
  expect(shown.toSorted()).toEqual([...new Set([...folders, ...parts])].toSorted());
});

describe.each(locales)("in %s", (locale) => {
  let site: DevSite;
  beforeAll(async () => {
    site = await readDevSite(join(root, "content"), join(root, ".cache"));
  }, 60_000);

  test("every state renders, under an address of its own", () => {
    const data = catalogueData(locale, site);
    const keys = entries.flatMap((entry) => {
      const specimens = entry.specimens(data);
      expect(specimens, entry.name).not.toEqual([]);
      return specimens.map((specimen) => {
        expect(renderToString(<SpecimenView data={data} specimen={specimen} />), specimen.name).not.toBe("");
        return specimenKey(entry, specimen);
      });
    });
    expect(keys).toEqual([...new Set(keys)]);
  });
});

test("an address leads to its place, and no other address does", () => {
  const place = { locale: "pt", specimen: "contact-form/sent" } as const;
  expect(cataloguePlace(cataloguePath(place))).toEqual(place);
  expect(cataloguePlace("/catalogue")).toEqual({ locale: "fr", specimen: undefined });
  expect(cataloguePlace("/fr/catalogue/")).toBeUndefined();
  expect(cataloguePlace("/catalogues/")).toBeUndefined();
});
