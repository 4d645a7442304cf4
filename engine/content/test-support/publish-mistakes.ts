import { mistakesIn, writeLine, writeSetting } from "./mistake.ts";

/** Mistakes in how the site goes online: what is written below `publish`, which `site.yaml` lacks. */
export const publishMistakes = mistakesIn(
  (lines) => ({ "site.yaml": (text) => `${text}\npublish:${lines}\n` }),
  [
    [" { folder: a-envoyer, release: /srv/site }", "publish-one-way", writeLine],
    [" { folder: a-envoyer, reload: systemctl reload nginx }", "goes-with-another", writeLine],
    [" { folder: a-envoyer, branch: pages }", "goes-with-another", writeLine],
    ["\n  release: ftp://www.site.example/srv", "not-a-release-folder", writeSetting],
    ["\n  folder: https://www.site.example", "not-a-folder", writeSetting],
    ["\n  git: github", "not-a-git-address", writeSetting],
    ["\n  git: git@git.site.example:a/b.git\n  branch: --force", "not-a-branch", writeSetting, "--force"],
  ],
);
