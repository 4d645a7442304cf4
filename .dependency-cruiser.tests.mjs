/** Whom tests may not import: the rooms of the engine and of the editor are tested without this site. */
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
  ],
  options: { ...layers.options, exclude: { path: "(^|/)(dist|var|[.]cache)/" } },
};
