import { expect, test, vi } from "vitest";
import { directiveReader } from "./directives.ts";

const read = directiveReader(["video", "booking"], {});
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
  ["no title", widget.replace("Rendez-vous", " "), "this widget has no title"],
  [
    "a service that is not configured",
    widget.replace("booking", "map"),
    "the widget's service “map” is not configured",
  ],
  ["an http address", widget.replace("https", "http"), "address “http://b.example/team” is not an https address"],
  ["an embed's address", widget.replace("data-url", "src"), "address “” is not an https address"],
  ["no height", widget.replace(" height=600", ""), "the widget's size is not given in whole pixels, from 1 to 4000"],
  ["a height of 0", widget.replace("600", "0"), "the widget's size is not given"],
  ["a height with a unit", widget.replace("600", "600px"), "the widget's size is not given"],
  ["a height beyond the limit", widget.replace("600", "4001"), "the widget's size is not given"],
  ["an unknown setting", widget.replace("}", " colour=red}"), "“colour” is no setting of this widget"],
  [
    "an embed without a width",
    '::embed[Film]{service="video" src="https://v.example/" height=315}',
    "the embed's size is not given in whole pixels",
  ],
])("%s is an error that shows how it is written", (_case, line, message) => {
  const report = vi.fn();
  expect(read(line, report)).toBeUndefined();
  expect(report).toHaveBeenCalledExactlyOnceWith(line, expect.stringContaining(message), expect.any(String));
});
