import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

const ROOMS = ["site", "engine", "consent", "contact", "drawings", "publish", "editor", "content"];
const text = readFileSync(join(projectFolder, "docs/architecture.md"), "utf8");
const [, ways = ""] = /^## Five ways through the house$([\s\S]*?)^## /m.exec(text) ?? [];

/** The files and folders that a way names, in its order, each with the room that it is in by then. */
function stepsOf(way: string) {
  const named = [...way.matchAll(/`([\w./-]+(?:\.tsx?|\/|\.txt)|\w+\/[\w./-]+)`/g)].map(([, name = ""]) => name);
  let room = "";
  return named.map((name) => {
    const [first = ""] = name.split("/");
    const isFromRoom = ROOMS.includes(first) && globSync(name, { cwd: projectFolder }).length > 0;
    if (isFromRoom) room = first;
    return { name, room, place: isFromRoom ? name : `${room}/**/${name}` };
  });
}

const found = [...ways.matchAll(/^\*\*(.+?)\.?\*\*([\s\S]*?)(?=^\*\*|$(?![\s\S]))/gm)].map(
  ([, title = "", way = ""]) => [title, stepsOf(way)] as const,
);

test("there are five ways", () => expect(found).toHaveLength(5));

test.each(found)("%s: what it names is in the room that it is in, and it enters a room once", (_title, steps) => {
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter(({ place }) => globSync(place, { cwd: projectFolder }).length === 0)).toEqual([]);
  const entered = steps.map(({ room }) => room).filter((room, index, all) => room !== all[index - 1]);
  expect(entered).toEqual([...new Set(entered)]);
});
