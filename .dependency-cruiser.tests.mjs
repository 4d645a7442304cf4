/** Whom tests may not import: the rooms of the engine and of the editor are tested without this site, and no circle of rooms. */
import layers from "./.dependency-cruiser.mjs";

export default {
  forbidden: [
    {
      name: "general-rooms-are-tested-without-this-site",
      severity: "error",
      from: { path: "^(engine|consent|contact|publish|editor)/" },
      to: { path: "^(site|tests)/" },
    },
    {
      name: "the-engine-is-tested-alone",
      severity: "error",
      from: { path: "^engine/" },
      to: { path: "^(consent|contact|publish|editor)/" },
    },
    {
      name: "commands-stand-above-the-rooms",
      severity: "error",
      from: { path: "^(engine|consent|contact|site|publish|editor|examples)/" },
      to: { path: "^(scripts|bench)/" },
    },
    {
      name: "tests-stand-above-all",
      severity: "error",
      from: { path: "^(scripts|site|examples)/" },
      to: { path: "^(tests|bench)/" },
    },
  ],
  options: { ...layers.options, exclude: { path: "(^|/)(dist|var|[.]cache)/" } },
};
