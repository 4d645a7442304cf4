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
});
