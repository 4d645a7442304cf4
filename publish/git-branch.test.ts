import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bareRepository, git, gitTarget } from "./test-support/git-target.ts";
import { newFolder, smallBuild } from "./test-support/small-build.ts";

const [one, two] = (await Promise.all([smallBuild("un"), smallBuild("deux")])) as [string, string];

// That it has the newest build and goes back: targets.test.ts.
describe("a branch", () => {
  test("[O9] that holds something else is not touched", async () => {
    const repository = await bareRepository();
    const other = await newFolder();
    git(other, "init", "--quiet");
    await writeFile(join(other, "README.md"), "");
    git(other, "add", ".");
    git(other, "commit", "--quiet", "-m", "Ours");
    git(other, "push", "--quiet", repository, "HEAD:pages");
    const { target } = await gitTarget(repository);
    await expect(target.online()).rejects.toMatchObject({ id: "publish-branch-not-ours" });
    await expect(target.put(one)).rejects.toMatchObject({ id: "publish-branch-not-ours" });
    expect(git(repository, "log", "--format=%s", "pages").trim()).toBe("Ours");
  });

  test("keeps the file of the domain that its host wrote", async () => {
    const repository = await bareRepository();
    const { target, files } = await gitTarget(repository);
    await target.put(one);
    const clone = await newFolder();
    git(clone, "clone", "--quiet", "--branch", "pages", repository, ".");
    await writeFile(join(clone, "CNAME"), "www.site.example\n");
    git(clone, "add", ".");
    git(clone, "commit", "--quiet", "-m", "Domain");
    git(clone, "push", "--quiet");
    await target.put(two);
    expect(await files()).toContain("CNAME");
  });

  test("[O8] stays as it is when the host refuses", async () => {
    const repository = await bareRepository();
    const { target, read } = await gitTarget(repository);
    await target.put(one);
    await mkdir(join(repository, "hooks"), { recursive: true });
    await writeFile(join(repository, "hooks/pre-receive"), "#!/bin/sh\necho closed\nexit 1\n");
    await chmod(join(repository, "hooks/pre-receive"), 0o755);
    await expect(target.put(two)).rejects.toMatchObject({ id: "publish-rejected" });
    expect(await read()).toBe("un");
  });

  test("of a repository that does not answer is an error that says so", async () => {
    const { target } = await gitTarget(join(await newFolder(), "nothing.git"));
    await expect(target.online()).rejects.toMatchObject({ id: "publish-unreachable" });
  });
});
