import { describe, expect, test } from "vitest";
import { sampleValues } from "./sample-values.ts";

describe("sample values (D7)", () => {
  test("are listed with their line, by their mark or by what only a sample can contain", () => {
    const text = [
      "brand: Durand # exemple",
      "phone: +33 1 99 00 20 12",
      "name: Durand",
      "url: https://durand.example",
    ].join("\n");
    expect(sampleValues("site.yaml", text).map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test("are gone when every value is real", () => {
    expect(sampleValues("site.yaml", "# par exemple\nbrand: Durand\nphone: 01 40 20 50 50\n")).toEqual([]);
  });

  test("of a page are those that carry the mark: its words may speak of examples", () => {
    const text = "title: Un exemple\nprice: 180 € # exemple\n";
    expect(sampleValues("pages/x/fr.md", text)).toEqual([
      { file: "pages/x/fr.md", line: 2, id: "sample-value", values: { value: "price: 180 €" } },
    ]);
  });
});
