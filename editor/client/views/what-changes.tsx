import type { Collections, TextState } from "../../contract/collections.ts";
import type { Publishing } from "../../contract/runs.ts";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { useLanguageName, useSay } from "../words/words.ts";

/** A text, and the languages in which it is in a state. */
interface Listed {
  readonly title: string;
  readonly path: string;
  readonly languages: readonly string[];
}

/** The texts that visitors will find otherwise, by their titles, and those that they will not find yet. */
export function WhatChanges({ facts }: { readonly facts: Publishing }) {
  const say = useSay();
  const { titleOf } = useTitles();
  const site = useSurroundings();
  const shared = facts.changed.map((path) => ({ title: titleOf(path), path, languages: [] }));
  const changed = [...textsIn(site, "changed"), ...shared];
  const added = textsIn(site, "ready");
  // Before the first time all is new.
  const isFirst = facts.publishedAt === null;
  const hasNothing = added.length + changed.length + facts.removed.length === 0;
  return (
    <>
      {!isFirst && hasNothing && <p>{say("nothing-new")}</p>}
      {!isFirst && <List title={say("will-be-new")} texts={added} />}
      <List title={say("state-changed")} texts={changed} />
      {facts.removed.length > 0 && (
        <>
          <h2>{say("state-withdrawn")}</h2>
          <ul>
            {facts.removed.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      <List title={say("will-wait")} texts={textsIn(site, "scheduled")} />
      <List title={say("will-be-drafts")} texts={textsIn(site, "draft")} />
    </>
  );
}

function List({ title, texts }: { readonly title: string; readonly texts: readonly Listed[] }) {
  const languageName = useLanguageName();
  if (texts.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {texts.map(({ title: name, path, languages }) => (
          <li key={path}>
            <a href={hashOf({ view: "file", path })}>{name}</a>
            {languages.length > 0 && <small> {languages.map(languageName).join(", ")}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The texts that are in a state, in the languages in which they are, each by the owner's title where it has one. */
function textsIn({ texts, language: owner }: Collections, state: TextState): Listed[] {
  return texts.flatMap(({ versions }) => {
    const languages = Object.keys(versions).filter((language) => versions[language]?.state === state);
    const first = versions[languages.find((language) => language === owner) ?? languages[0] ?? ""];
    return first ? [{ title: first.title, path: first.path, languages }] : [];
  });
}
