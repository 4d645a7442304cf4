import { Page as NotFoundPage } from "../../app/pages/not-found/not-found-page.tsx";
import { ErrorPage } from "../../app/shell/error-page.tsx";
import { Shell } from "../../app/shell/shell.tsx";
import { pagesOf, viewOf } from "../catalogue-data.ts";
import type { Entry } from "../specimen.ts";

const LONG_PATH = `/fr/${"actualites-".repeat(12)}2019/`;

/** Pages that nobody asks for. */
export const wholePages: readonly Entry[] = [
  {
    name: "Error page",
    of: ["app/shell/error-page.tsx", "app/shell/shell.tsx"],
    specimens: () => [
      {
        name: "with a way to try again",
        view: (
          <Shell>
            <ErrorPage onRetry={() => {}} />
          </Shell>
        ),
        frame: {},
      },
    ],
  },
  {
    name: "Not found",
    of: ["app/pages/not-found"],
    specimens: (data) => {
      const [page] = pagesOf(data, "not-found");
      const view = viewOf(data, "not-found");
      return [
        { name: "before the path is known", view: <NotFoundPage view={view} />, page, frame: {} },
        { name: "with its path", view: <NotFoundPage view={view} requestedPath="/fr/tarifs/" />, page, frame: {} },
        { name: "with a long path", view: <NotFoundPage view={view} requestedPath={LONG_PATH} />, page, frame: {} },
      ];
    },
  },
];
