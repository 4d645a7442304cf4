import { expect, test, vi } from "vitest";
import { directiveReader } from "./directives.ts";

const read = directiveReader({ locales: ["fr", "en", "pt"], services: ["video", "booking"], generated: {} });
const widget = '::widget[Rendez-vous]{service="booking" data-url="https://b.example/team" height=600}';

test("a widget is a box with klaro's marks: its service, what is shown in it, its height (D22)", () => {
  const box = { type: "widget", title: "Rendez-vous", service: "booking", url: "https://b.example/team", height: 600 };
  expect(read(widget, expect.fail)).toEqual(box);
  expect(read(widget.replace("height", 'class="b-widget" height'), expect.fail)).toEqual({
    ...box,
    className: "b-widget",
  });
});

test.each([
  ["no title", widget.replace("Rendez-vous", " "), "frame-without-title"],
  ["a service that is not configured", widget.replace("booking", "map"), "frame-of-unknown-service"],
  ["an http address", widget.replace("https", "http"), "frame-address"],
  ["a dangerous address", widget.replace("https:", "javascript:"), "frame-address"],
  ["an embed's address", widget.replace("data-url", "src"), "frame-address"],
  ["no height", widget.replace(" height=600", ""), "frame-size"],
  ["a height of 0", widget.replace("600", "0"), "frame-size"],
  ["a height with a unit", widget.replace("600", "600px"), "frame-size"],
  ["a height beyond the limit", widget.replace("600", "4001"), "frame-size"],
  ["an unknown setting", widget.replace("}", " colour=red}"), "frame-setting"],
  ["an embed without a width", '::embed[Film]{service="video" src="https://v.example/" height=315}', "frame-size"],
  ["a misspelled service", widget.replace("booking", "bokking"), "name-misspelled"],
  ["a host with a semicolon", widget.replace("b.example", "b.example;"), "frame-address"],
])("%s is an error, and what it says to write is none", (_case, line, id) => {
  const report = vi.fn();
  expect(read(line, report)).toBeUndefined();
  const values = expect.objectContaining({ write: expect.any(String) });
  expect(report).toHaveBeenCalledExactlyOnceWith(line, { id, values });
  const write: string = report.mock.calls[0]?.[1].values.write;
  if (id === "frame-of-unknown-service") expect(write).toContain(" name: map,");
  else if (id === "name-misspelled") expect(write).toBe('service="booking"');
  else expect(read(write.replace("https://…", "https://v.example/"), expect.fail)).toBeDefined();
});
