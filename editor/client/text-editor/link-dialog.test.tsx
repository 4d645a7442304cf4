// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Targets } from "../../contract/collections.ts";
import { openEditorPage } from "../test-support/editor-page.tsx";

const targets: Targets = {
  icon: null,
  links: [
    { href: "/fr/tag/conseil/", title: "Conseil", language: "fr", kind: "tag" },
    { href: "/en/tag/advice/", title: "Advice", language: "en", kind: "tag" },
    { href: "tarifs.pdf", title: "tarifs.pdf", kind: "document" },
  ],
  embedServices: [],
  tags: [],
};

test.each([
  ["fr", ["Un essai article", "Une visite article", "Conseil thème", "tarifs.pdf document"]],
  ["en", ["An essay article", "A visit article", "Advice thème", "tarifs.pdf document"]],
])(
  "a link in a text in %s is offered the pages of its own language, and documents, which have none",
  async (language, offered) => {
    const { page, user } = await openEditorPage(`#article/essai/${language}`, { "GET targets": targets });
    const [link] = await page.findAllByRole("button", { name: "Lien" });
    await user.click(link as HTMLElement);
    const dialog = within(await page.findByRole("dialog"));
    await dialog.findByText("tarifs.pdf");
    expect(dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual(offered);
  },
);
