import { Breadcrumb } from "../../app/components/breadcrumb/breadcrumb.tsx";
import { DefinitionList } from "../../app/components/definition-list/definition-list.tsx";
import { Pagination } from "../../app/components/pagination/pagination.tsx";
import { TagFilter } from "../../app/components/tag-list/tag-filter.tsx";
import { TagList } from "../../app/components/tag-list/tag-list.tsx";
import { TickList } from "../../app/components/tick-list/tick-list.tsx";
import { plainText } from "../../page-data/content-tree.ts";
import { blogPath, pagePath } from "../../page-paths/paths.ts";
import { viewOf, viewsOf } from "../catalogue-data.ts";
import { extreme } from "../found-blocks.ts";
import type { Entry } from "../specimen.ts";

/** Lists, and lists that lead elsewhere. */
export const lists: readonly Entry[] = [
  {
    name: "Tick list",
    of: ["app/components/tick-list"],
    specimens: (data) => [{ name: "tasks", view: <TickList items={viewOf(data, "service-finance").tasks.items} /> }],
  },
  {
    name: "Definition list",
    of: ["app/components/definition-list"],
    specimens: (data) => [
      { name: "rules", view: <DefinitionList items={viewOf(data, "presentation").method.rules} /> },
      { name: "people", view: <DefinitionList items={viewOf(data, "service-health").people.items} /> },
    ],
  },
  {
    name: "Tags",
    of: ["app/components/tag-list"],
    specimens: (data) => {
      const { tags } = viewOf(data, "blog");
      return [
        { name: "of a card", view: <TagList tags={tags.slice(0, 2)} /> },
        { name: "of an article, linked", view: <TagList tags={tags} linked /> },
        { name: "filter on the blog list", view: <TagFilter tags={tags} /> },
        { name: "filter on a tag's listing", view: <TagFilter tags={tags} current={tags[1]?.id} /> },
      ];
    },
  },
  {
    name: "Breadcrumb",
    of: ["app/components/breadcrumb"],
    specimens: (data) => {
      const { locale, messages } = data.localeData;
      const services = { name: messages["menu.services"], path: pagePath("services", locale) };
      const news = { name: messages["menu.news"], path: blogPath(locale) };
      const titles = viewsOf(data, "post").map(({ title }) => plainText(title));
      const longest = extreme(titles, ({ length }) => length, "most");
      return [
        { name: "short", view: <Breadcrumb parent={services} current={viewOf(data, "service-health").name} /> },
        { name: "long", view: <Breadcrumb parent={news} current={longest} /> },
      ];
    },
  },
  {
    name: "Pagination",
    of: ["app/components/pagination"],
    specimens: ({ localeData: { locale } }) => {
      const places: Readonly<Record<string, readonly [page: number, linked: readonly number[]]>> = {
        "first of two": [1, [1, 2]],
        "in the middle": [3, [1, 2, 3, 4, 5]],
        last: [5, [1, 2, 3, 4, 5]],
        "among many": [50, [1, 40, 48, 49, 50, 51, 52, 60, 120]],
      };
      return Object.entries(places).map(([name, [page, linked]]) => {
        const links = linked.map((number) => ({ page: number, path: blogPath(locale, number) }));
        return { name, view: <Pagination pagination={{ page, count: linked.at(-1) ?? 1, links }} /> };
      });
    },
  },
];
