import { expect, test } from "vitest";
import { completeAddress, embedMarkdown, readEmbed, readEmbedCode } from "./dialogs.tsx";

test("an embed is made from the code that a provider gives, and read again", () => {
  const code =
    '<iframe width="560" height="315" src="https://video.example/embed/1?a=1&amp;b=2" allowfullscreen></iframe>';
  const { src, width = 0, height = 0 } = readEmbedCode(code);
  const embed = { service: "video", title: "Visite", src, width, height };
  expect(embedMarkdown(embed)).toBe(
    '::embed[Visite]{service="video" src="https://video.example/embed/1?a=1&b=2" width=560 height=315}',
  );
  expect(readEmbed(embedMarkdown(embed))).toEqual(embed);
  expect(readEmbed(embedMarkdown({ ...embed, title: "La [rue]" }))?.title).toBe("La (rue)");
  expect(readEmbedCode(" https://map.example/?q=1 ")).toEqual({ src: "https://map.example/?q=1" });
  expect(readEmbed("::cookie-table")).toBeUndefined();
});

test.each([
  ["www.exemple.fr", "https://www.exemple.fr"],
  [" exemple.fr/a b?c ", "https://exemple.fr/a%20b?c"],
  ["https://fr.wikipedia.org/wiki/Porto_(Portugal)", "https://fr.wikipedia.org/wiki/Porto_(Portugal)"],
  ["contact@exemple.fr", "mailto:contact@exemple.fr"],
  ["/fr/contact/#plan", "/fr/contact/#plan"],
  ["/", "/"],
  ["#plan", "#plan"],
  ["tel:+33199000000", "tel:+33199000000"],
  ["tel:+33 (0)1 99 00 00 00", "tel:+33199000000"],
  ["+351 210 000 000", "tel:+351210000000"],
  ["tel:112", "tel:112"],
  ["tel:01 99", undefined],
  ["https://", undefined],
  ["exemple", undefined],
  ["javascript:alert(1)", undefined],
  ["//autre.exemple", undefined],
  ["", undefined],
])("the address %j is completed to %j", (typed, address) => expect(completeAddress(typed)).toBe(address));
