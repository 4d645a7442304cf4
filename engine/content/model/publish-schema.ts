import * as v from "valibot";
import { optionalField } from "../../pages/definition/fields.ts";
import { line } from "../source/schema-fields.ts";
import { because } from "../source/validate.ts";

/** A folder of this machine, absolute or beside the content folder; not what a program would take for an option. */
const folder = v.pipe(
  line,
  v.check((text) => !/^-|:\/\/|[\r\n]/.test(text), because("not-a-folder", { write: "a-envoyer" })),
);
/** A release folder: on this machine, or on one that is reached by ssh. */
const releaseFolder = v.pipe(
  line,
  v.check(
    (text) => isSshAddress(text) || !/^-|:\/\/|[\r\n]/.test(text),
    because("not-a-release-folder", { write: "ssh://vous@www.example.com/srv/site" }),
  ),
);
const GIT_ADDRESS = /^(?:(?:https|ssh|file):\/\/\S+|[\w.-]+@[\w.-]+:\S+|\.{0,2}\/\S.*)$/;
const BRANCH = /^(?!-)[\w-][\w./-]*(?<![./])$/;

/** How `npm run publish-site` puts the site online: in exactly one way. */
export const publishSchema = v.pipe(
  v.strictObject({
    release: optionalField(releaseFolder, {
      fr: "Dossier du serveur",
      en: "Folder of the server",
      pt: "Pasta do servidor",
    }),
    /** Command of the machine with the release folder, run once a release is in place. */
    reload: optionalField(line, {
      fr: "Commande après la mise en ligne",
      en: "Command after publishing",
      pt: "Comando após a publicação",
    }),
    git: optionalField(
      v.pipe(line, v.regex(GIT_ADDRESS, because("not-a-git-address", { write: "git@git.example.com:vous/site.git" }))),
      { fr: "Dépôt Git", en: "Git repository", pt: "Repositório Git" },
    ),
    branch: optionalField(v.pipe(line, v.regex(BRANCH, because("not-a-branch", { write: "pages" }))), {
      fr: "Branche",
      en: "Branch",
      pt: "Ramo",
    }),
    folder: optionalField(folder, { fr: "Dossier à envoyer", en: "Folder to upload", pt: "Pasta a enviar" }),
  }),
  v.check(
    ({ release, git, folder: upload }) => [release, git, upload].filter((way) => way !== undefined).length === 1,
    because("publish-one-way", { write: "{ folder: a-envoyer }" }),
  ),
  v.check(
    ({ release, reload }) => release !== undefined || reload === undefined,
    because("goes-with-another", {
      part: "reload",
      other: "release",
      write: "{ release: /srv/site, reload: systemctl reload nginx }",
    }),
  ),
  v.check(
    ({ git, branch }) => git !== undefined || branch === undefined,
    because("goes-with-another", {
      part: "branch",
      other: "git",
      write: '{ git: "git@git.example.com:vous/site.git", branch: pages }',
    }),
  ),
);

/** Whether a text is such as "ssh://user@host:22/folder". */
export function isSshAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  // A host that begins with a hyphen would be an option of ssh.
  return protocol === "ssh:" && /^\w/.test(hostname) && pathname.length > 1 && search === "" && hash === "";
}
