import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { InApp, InAppPage } from "#engine/views/shell.tsx";
import { localeData } from "../test-support/render-in-locale.tsx";
import { shellComponents } from "./shell.tsx";

const shell = { components: shellComponents, localeData: localeData("fr") };
const page = {
  page: "services",
  locale: "fr",
  path: "/fr/somewhere/",
  head: { title: "", description: "", canonical: "", alternates: [] },
  languages: [],
  localeDataUrl: "",
  content: {},
} satisfies PageContext;

// What header and footer say: tests/built/layout.test.ts, tests/built/footer.test.ts.
function shown(changes: Partial<PageContext>): string {
  const context = { ...page, ...changes };
  return renderToStaticMarkup(
    <InApp {...shell} page={context}>
      <InAppPage {...shell} page={context}>
        <h1>Ici</h1>
      </InAppPage>
    </InApp>,
  );
}

test("the menu says of the page that is shown that it is this one, and of its section that it is there", () => {
  const current = (changes: Partial<PageContext>) => shown(changes).match(/aria-current="\w+"/g);
  expect(current({ path: "/fr/services/" })).toEqual(['aria-current="page"']);
  expect(current({})).toEqual(['aria-current="true"']);
  expect(current({ page: "not-found" })).toBeNull();
});

test("the section of a page with a sign carries it, and no other", () => {
  const header = (changes: Partial<PageContext>) => shown(changes).replace(/<main[\s\S]*/, "");
  expect(header({})).not.toContain('class="sign"');
  const signed = header({ content: { sign: "M0 0h9" } });
  expect(signed).toMatch(/href="\/fr\/services\/"><svg class="sign"[^>]*><path d="M0 0h9"/);
  expect(signed.match(/class="sign"/g)).toHaveLength(1);
});

test("there is a skip link, and a region that announces navigations", () => {
  expect(shown({})).toMatch(/<a class="vh[^"]*" href="#_main">/);
  expect(shown({})).toContain('<main id="_main" tabindex="-1"><h1>Ici</h1></main>');
  expect(shown({})).toContain('<p class="vh" role="status" id="_announcer"></p>');
});

test("a text that is not translated is marked with its language, and a note in the page's language says so", () => {
  const untranslated = shown({ textLocale: "pt", textLanguage: "portugais" });
  expect(untranslated).toContain('portugais</p><div lang="pt-PT"><h1>Ici</h1></div>');
});
