import { expect, test } from "vitest";
import { hashOf, type Route, routeOf } from "./route.ts";

test.each<Route>([
  { view: "list", list: "service" },
  { view: "article", key: "acheter-au-portugal", language: "pt" },
  { view: "page", key: "service-finance", language: "en" },
  { view: "file", path: "messages/fr.yaml" },
])("the address of a view leads back to it: %j", (route) => expect(routeOf(hashOf(route))).toEqual(route));

test("an address that names nothing leads to the articles", () => {
  for (const hash of ["", "#", "#nothing/at/all", "#file", "#caf%E9", "#cut%C3"])
    expect(routeOf(hash)).toEqual({ view: "list", list: "articles" });
});
