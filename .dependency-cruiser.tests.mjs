/** Whom tests may not import: the rooms of the engine and of the editor are tested without this site, and no circle of rooms. */
import layers from "./.dependency-cruiser.mjs";

/** Rooms, and those that none of their files may import. */
const rules = [
  ["general-rooms-are-tested-without-this-site", "engine|consent|contact|drawings|publish|editor", "site|tests"],
  ["the-engine-is-tested-alone", "engine", "consent|contact|drawings|publish|editor"],
  ["commands-stand-above-the-rooms", "engine|consent|contact|drawings|site|publish|editor|examples", "scripts|bench"],
  ["tests-stand-above-all", "scripts|site|examples", "tests|bench"],
];

export default {
  forbidden: rules.map(([name, rooms, others]) => ({
    name,
    severity: "error",
    from: { path: `^(${rooms})/` },
    to: { path: `^(${others})/` },
  })),
  options: { ...layers.options, exclude: { path: "(^|/)(dist|var|[.]cache)/" } },
};
