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
    writeLine,
  ),
  mistake(
    "a command to reload with a folder to upload",
    publish("publish: { folder: a-envoyer, reload: systemctl reload nginx }"),
    "goes-with-another",
    writeLine,
  ),
  mistake(
    "a branch without a repository",
    publish("publish: { folder: a-envoyer, branch: pages }"),
    "goes-with-another",
    writeLine,
  ),
  mistake(
    "a server of files without encryption",
    publish("publish:\n  release: ftp://www.site.example/srv"),
    "not-a-release-folder",
    writeSetting,
    "ftp://",
  ),
  mistake(
    "a web address as a folder",
    publish("publish:\n  folder: https://www.site.example"),
    "not-a-folder",
    writeSetting,
    "https://www.site.example",
  ),
  mistake(
    "something that is not a repository",
    publish("publish:\n  git: github"),
    "not-a-git-address",
    writeSetting,
    "git:",
  ),
  mistake(
    "a branch that would be an option",
    publish("publish:\n  git: git@git.site.example:a/b.git\n  branch: --force"),
    "not-a-branch",
    writeSetting,
    "--force",
  ),
];
