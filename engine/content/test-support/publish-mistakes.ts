import type { ContentChanges } from "./changed-content.ts";
import { mistake, writeLine, writeSetting } from "./mistake.ts";

/** `site.yaml`, which has no `publish`, with one. */
function publish(lines: string): ContentChanges {
  return { "site.yaml": (text) => `${text}\n${lines}\n` };
}

/** Mistakes in how the site goes online. */
export const publishMistakes = [
  mistake(
    "two ways of going online",
    publish("publish: { folder: a-envoyer, release: /srv/site }"),
    "publish-one-way",
    "publish:",
    writeLine,
  ),
  mistake("no way of going online", publish("publish: {}"), "publish-one-way", "publish:", writeLine),
  mistake(
    "a command to reload with a folder to upload",
    publish("publish: { folder: a-envoyer, reload: systemctl reload nginx }"),
    "goes-with-another",
    "publish:",
    writeLine,
  ),
  mistake(
    "a branch without a repository",
    publish("publish: { folder: a-envoyer, branch: pages }"),
    "goes-with-another",
    "publish:",
    writeLine,
  ),
  mistake(
    "a server of files without encryption",
    publish("publish:\n  release: ftp://www.site.example/srv"),
    "not-a-release-folder",
    "ftp://",
    writeSetting,
  ),
  mistake(
    "a web address as a folder",
    publish("publish:\n  folder: https://www.site.example"),
    "not-a-folder",
    "https://www.site.example",
    writeSetting,
  ),
  mistake(
    "something that is not a repository",
    publish("publish:\n  git: github"),
    "not-a-git-address",
    "git:",
    writeSetting,
  ),
  mistake(
    "a branch that would be an option",
    publish("publish:\n  git: git@git.site.example:a/b.git\n  branch: --force"),
    "not-a-branch",
    "--force",
    writeSetting,
  ),
];
