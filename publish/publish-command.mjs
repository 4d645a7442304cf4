import { existsSync } from "node:fs";
import { ofSite } from "#engine/command/run-command.mjs";

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const publishCommand = {
  name: "npm run publish-site",
  help: `Checks and builds the site, and puts it online as “publish” in content/site.yaml says.

  npm run publish-site                 check, build, put online; says what changed, and how to go back
  npm run publish-site -- --dry-run    the same without the last step
  npm run publish-site -- --accept     puts it online although addresses that it named stop answering
  npm run publish-site -- --back       puts online what was so before; the texts stay as they are

  --site DIR       folder of another site, with its content/ and its dist/
  --content DIR    content folder (content/)
  --list DIR       folder of published.txt, where --content is a selection of that one's texts
  --out DIR        folder of the build (dist/)
  --releases DIR   a release folder of this machine, in place of what “publish” says
  --json           prints each line as JSON with its name, for programs

“publish” names one way:
  publish: { folder: a-envoyer }                                      a folder to upload by hand
  publish: { release: /srv/site, reload: systemctl reload nginx }     a release folder of this machine
  publish: { release: "ssh://user@www.example.com/srv/site" }         the same by ssh and rsync
  publish: { git: "git@git.example.com:you/site.git", branch: pages } a branch that a host serves

With SITE_URL it is seen whether the site answers with a release of this machine; where it goes on with the one before, that stays.
Exits with 0 when it is done, otherwise with 1: what is online is then as it was.
`,
  options: {
    site: { type: "string" },
    content: { type: "string" },
    list: { type: "string" },
    out: { type: "string" },
    releases: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
    back: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
  language: ofSite.language,
  problem(values, ...rest) {
    if (values.back && values["dry-run"]) return "--back and --dry-run do not go together. Choose one.";
    if (typeof values.list === "string" && !existsSync(values.list))
      return `There is no folder ${values.list} (--list).`;
    return ofSite.problem(values, ...rest);
  },
};
