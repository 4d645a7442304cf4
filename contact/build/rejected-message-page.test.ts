import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { RenderApp } from "#engine/build/render/render-app.tsx";
import { languageOf } from "#engine/i18n/language.ts";
import { INLINE_DATA_ID, type PageData } from "#engine/pages/data/page-data.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { contactFieldNames, contactFields, forEachField } from "../message/contact-fields.ts";
import type { ContactPageState } from "../message/contact-protocol.ts";
import { blank } from "../message/test-support/error-of.ts";
import { type ContactPages, rejectedMessageRenderer } from "./rejected-message-page.ts";

function contactPages(): ContactPages {
  const page = (locale: string) => {
    const words = {
      language: languageOf(translation, locale).tag,
      markedTitle: "! {title}",
      unavailable: "not sent, 01",
      tooMany: "{wait}, 01",
      errors: { email: { invalid: "e-mail?" } },
    };
    return {
      data: {
        hash: "h",
        context: { locale, head: { title: "Contact", structuredData: [] }, content: { form: { words } } },
        localeData: { locale, translation },
      },
      files: { preload: [], fonts: [] },
    };
  };
  return { css: "", pages: { fr: page("fr"), en: page("en"), pt: page("pt") } } as unknown as ContactPages;
}

/** A form as React renders it, and how often it was rendered. */
function renderedForm() {
  const counted = { times: 0 };
  const render: RenderApp = async ({ context: { content } }) => {
    counted.times += 1;
    const { values, trouble } = (content as Shown).form.rejected;
    const { text, errors } = trouble;
    const app = createElement("form", {}, [
      createElement("p", { key: "trouble" }, text ?? Object.values(errors).join()),
      ...contactFieldNames.map((name) =>
        createElement(contactFields[name].kind === "text" ? "textarea" : "input", {
          key: name,
          name,
          defaultValue: values[name],
        }),
      ),
    ]);
    return { app: renderToString(app), head: "", before: "" };
  };
  return { counted, answer: rejectedMessageRenderer(render, contactPages()) };
}

interface Shown {
  readonly form: {
    readonly rejected: Pick<ContactPageState, "values"> & {
      readonly trouble: { readonly text?: string; readonly errors: object };
    };
  };
}

/** What a browser makes of an answer: in the form, and in the data from which React takes the form over. */
function read(document: Uint8Array) {
  const { window } = new JSDOM(Buffer.from(document).toString());
  const shownIn = (name: string) => window.document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  const data = JSON.parse(window.document.getElementById(INLINE_DATA_ID)?.textContent ?? "") as PageData;
  const { values, trouble } = (data.context.content as Shown).form.rejected;
  return {
    shown: forEachField(shownIn),
    said: window.document.querySelector("p")?.textContent,
    values,
    trouble,
  };
}

const typed = { ...blank, name: "Zoé", email: "zoe@" };

test("after too many messages the page says how long to wait", async () => {
  const { answer, counted } = renderedForm();
  const rejected = { values: typed, errors: {}, status: 429 } as const;
  for (const [locale, waitSeconds, said] of [
    ["fr", 690, "dans 12\u00a0minutes, 01"],
    ["fr", 90, "dans 2\u00a0minutes, 01"],
    ["pt", 3600, "dentro de 1\u00a0hora, 01"],
  ] as const) {
    const page = read(await answer({ ...rejected, locale, waitSeconds }));
    expect([page.said, page.trouble.text]).toEqual([said, said]);
  }
  expect(counted.times).toBe(2);
});

test("otherwise it says what is wrong, or whom to call", async () => {
  const { answer } = renderedForm();
  const wrong = read(await answer({ locale: "fr", values: typed, errors: { email: "invalid" }, status: 422 }));
  expect([wrong.said, wrong.trouble.errors]).toEqual(["e-mail?", { email: "e-mail?" }]);
  expect(read(await answer({ locale: "fr", values: typed, errors: {}, status: 503 })).said).toBe("not sent, 01");
});

test.each([
  ["<script>alert(1)</script></textarea></script><!--", `" autofocus onfocus='alert(1)' x="`],
  ["\nA first line break\n\u2028\u2029", "&amp; & &quot; \\u003c \\"],
  ["$& $1 $` $'", "\ue000data:message\ue001"],
])("what was typed comes back as it was, whatever it is; React is asked once: %j", async (message, name) => {
  const { answer, counted } = renderedForm();
  const rejected = { locale: "fr", errors: { email: "invalid" }, status: 422 } as const;
  for (const values of [typed, { ...blank, name, email: name, message }]) {
    const page = read(await answer({ ...rejected, values }));
    expect(page.shown).toEqual(values);
    expect(page.values).toEqual(values);
  }
  expect(counted.times).toBe(1);
});
