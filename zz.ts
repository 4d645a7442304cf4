import { readContent } from "./site/generator/content/reading/read-content.ts";
import { formatProblem, ContentError } from "./site/generator/content/source/problem.ts";
for (const f of ["content","site/test-support/content"]) try { await readContent(f, "/tmp/text-cache"); console.log(f, "ok"); } catch (e) { if (!(e instanceof ContentError)) throw e; console.log(f, e.problems.map(p=>formatProblem(p,"en")).join("\n")); }
