import { describe, expect, test } from "vitest";
import { formOf, GOOD_FIELDS, HTML, sharedContactApp } from "../test-support/contact-app.ts";

const { outbox, post } = sharedContactApp();

describe("fields that are wrong", () => {
  test.each([
    [
      { ...GOOD_FIELDS, email: "nobody", message: "court" },
      { email: "invalid", message: "tooShort" },
    ],
    [
      { ...GOOD_FIELDS, name: ["a"], email: 5 },
      { name: "invalid", email: "invalid" },
    ],
  ])("%j", async (fields, errors) => {
    const answer = await post(fields);
    expect([answer.statusCode, answer.json()]).toEqual([422, { errors }]);
    expect(await outbox.list()).toEqual([]);
  });

  test.each([
    ["fr", "fr"],
    ["en", "en"],
    ["pt", "pt-PT"],
  ])(
    "a browser gets the form again in %s, with what was typed and each error tied to its field",
    async (locale, language) => {
      const typed = { ...GOOD_FIELDS, locale, name: `"><script>`, email: "nobody" };
      const { statusCode, body, headers } = await post(formOf(typed), HTML);
      const text = `${language} email invalid`;
      expect([statusCode, headers["content-type"]]).toEqual([422, "text/html; charset=utf-8"]);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain("<title>! ");
      expect(body).toContain(`<a href="#contact-email">${text}</a>`);
      expect(body).toMatch(
        /<input [^>]*id="contact-email" [^>]*aria-invalid="true" aria-describedby="contact-email-error"/,
      );
      expect(body).toContain(`id="contact-email-error">${text}`);
      expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
      expect(body).toContain(`${GOOD_FIELDS.message}</textarea>`);
    },
  );
});
