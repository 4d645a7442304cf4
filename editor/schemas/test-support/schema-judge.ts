/** What the schemas of a site's files say, beside what its build says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import * as v from "valibot";
import { readFrontMatter } from "#engine/content/source/front-matter.ts";
import { readYaml, type YamlSource } from "#engine/content/source/yaml-source.ts";
import type { ContentChanges } from "#engine/content/test-support/changed-content.ts";
import { type Mistake, POST, post, soundContent } from "#engine/content/test-support/mistake.ts";
import type { Site } from "#engine/define-site.ts";
import { schemaOf } from "../../files/file-kinds.ts";
import { fileSchemas, schemaFile } from "../file-schemas.ts";
import { contentSchemas } from "../site-forms.ts";

/** The settings of a file, if it can be read. */
export function sourceOf(file: string, text: string): YamlSource | undefined {
  if (file.endsWith(".yaml")) return readYaml(file, text);
  const parts = readFrontMatter(file, text);
  return "source" in parts ? parts.source : undefined;
}

/** Judges the files of a site by its schemas. @param content a folder of such files without mistakes */
export function schemaJudge(site: Site, content: string) {
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|md)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(content.length + 1)
        .replaceAll("\\", "/"),
    );
  const textOf = (file: string) => readFileSync(join(content, file), "utf8");
  const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
  addFormats.default(ajv);
  const locales = ["fr", "en", "pt"];
  const builds = contentSchemas(site, locales);
  const validators = new Map(
    Object.entries(fileSchemas(site, locales)).map(([name, schema]) => [name, ajv.compile(schema)]),
  );

  /** What the schema of a file says against its text; undefined where it has no schema, or is no YAML that one could judge. */
  function objections(file: string, text: string): readonly string[] | undefined {
    const [schema, source] = [schemaOf(site, file), sourceOf(file, text)];
    if (!schema || source === undefined || source.problems.length > 0) return undefined;
    const isValid = validators.get(schemaFile(schema));
    if (isValid === undefined) throw new Error(`There is no schema ${schema}.`);
    isValid(source.value);
    return (isValid.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath} ${message}`);
  }

  /** The text of a file after the changes of a mistake, as the build's own test makes them. */
  function textAfter(changes: ContentChanges, file: string): string | undefined {
    let text: string | undefined = file === POST ? post : undefined;
    if (!Object.hasOwn(soundContent, file) && files.includes(file)) text = textOf(file);
    for (const all of [soundContent, changes]) {
      const change = all[file];
      if (typeof change === "function") text = change(text ?? "");
      else if (typeof change === "string") text = change;
    }
    return text;
  }

  /** What is said of each file without mistakes. */
  const saidOfSound = files.map((file) => ({ file, said: objections(file, textOf(file)) }));

  /** What is said of the file of each mistake, where it can be judged, and whether the build's schema says it without own checks. */
  const saidOf = (mistakes: readonly Mistake[]) =>
    mistakes.flatMap(({ name, id, file, changes }) => {
      const text = textAfter(changes, file);
      const said = text === undefined ? undefined : objections(file, text);
      if (text === undefined || said === undefined) return [];
      const schema = builds[schemaOf(site, file) as keyof typeof builds] as v.GenericSchema;
      const { issues = [] } = v.safeParse(schema, sourceOf(file, text)?.value, { abortPipeEarly: true });
      return [{ name, id, said, isPlain: issues.some(({ type }) => !type.endsWith("check")) }];
    });

  return { objections, saidOf, saidOfSound };
}
