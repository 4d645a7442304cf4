import { Blocks } from "../../app/components/blocks/blocks.tsx";
import { Footer } from "../../app/shell/footer.tsx";
import { Header } from "../../app/shell/header.tsx";
import { NavigationStatus, PROGRESS_ID } from "../../app/shell/navigation-status.tsx";
import { PageText } from "../../app/shell/page-text.tsx";
import { createProgress } from "../../client/navigation/status.ts";
import { locales } from "../../i18n/site-locales.ts";
import { pagesOf, viewOf } from "../catalogue-data.ts";
import type { Entry } from "../specimen.ts";

const TELEPHONE = 360;
const DESKTOP = 1280;

/** What stands around every page. */
export const shell: readonly Entry[] = [
  {
    name: "Header",
    of: [
      "app/shell/header.tsx",
      "app/shell/language-switcher.tsx",
      "app/shell/menu.tsx",
      "app/shell/phone-link.tsx",
      "app/shell/skip-link.tsx",
    ],
    specimens: (data) => {
      const [home] = pagesOf(data, "home");
      const [post] = pagesOf(data, "post");
      const listed = post.languages.map((link) => ({ ...link, kind: "list" as const }));
      return [
        { name: "wide, a section is current", view: <Header />, frame: { width: DESKTOP } },
        { name: "wide, no section is current", view: <Header />, page: home, frame: { width: DESKTOP } },
        {
          name: "wide, the article is not translated",
          view: <Header />,
          page: { ...post, languages: listed },
          frame: { width: DESKTOP },
        },
        { name: "menu closed", view: <Header />, frame: { width: TELEPHONE } },
        { name: "menu open", view: <Header />, frame: { width: TELEPHONE, afterwards: pressMenuButton } },
        {
          name: "skip link with the focus",
          view: <Header />,
          frame: {
            width: TELEPHONE,
            afterwards: (document) => document.querySelector<HTMLElement>("header a")?.focus(),
          },
        },
      ];
    },
  },
  {
    name: "Navigation under way",
    of: ["app/shell/navigation-status.tsx"],
    specimens: () => [
      {
        name: "line of a slow navigation",
        view: (
          <>
            <NavigationStatus />
            <Header />
          </>
        ),
        frame: { afterwards: showProgress },
      },
    ],
  },
  {
    name: "Footer",
    of: [
      "app/shell/footer.tsx",
      "app/shell/footer-hours.tsx",
      "app/shell/footer-links.tsx",
      "app/shell/footer-phones.tsx",
      "app/shell/footer-social.tsx",
      "app/shell/water.tsx",
    ],
    specimens: (data) => [
      { name: "below a page", view: <Footer /> },
      { name: "below an article", view: <Footer />, page: pagesOf(data, "post")[0] },
    ],
  },
  {
    name: "Text in another language",
    of: ["app/shell/page-text.tsx"],
    specimens: (data) => {
      const [page] = pagesOf(data, "legal-notice");
      const textLocale = locales.find((locale) => locale !== data.localeData.locale) ?? page.locale;
      const view = (
        <PageText>
          <div className="wrap stack">
            <Blocks blocks={viewOf(data, "legal-notice").body.slice(0, 2)} />
          </div>
        </PageText>
      );
      return [{ name: "a translation that falls back", view, page: { ...page, textLocale } }];
    },
  },
];

function pressMenuButton(document: Document): void {
  document.querySelector<HTMLElement>("header button")?.click();
}

function showProgress(document: Document): void {
  document.getElementById(PROGRESS_ID)?.removeAttribute("aria-hidden");
  createProgress(document, () => {}).start();
}
