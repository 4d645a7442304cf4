import { startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import type { PeopleAnswer, PersonRow } from "../../contract/people.ts";
import type { PeopleRequest } from "../../contract/requests.ts";
import { ask } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote, Note, View } from "../shell/view.tsx";
import { useMoment, useSay } from "../words/words.ts";

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Who may use the editor, at an address to which people sign in. */
export function PeoplePage() {
  const say = useSay();
  const moment = useMoment({ dateStyle: "long" });
  const { answer, error, again } = useAnswer<PeopleAnswer>("access");
  const [toRemove, setToRemove] = useState<PersonRow>();
  const [isInviting, setInviting] = useState(false);
  const [refused, setRefused] = useState<Error>();
  const change = <Answer,>(request: PeopleRequest) => ask<Answer>("POST", "access", request);
  const act = (work: Promise<unknown>) =>
    void work.then(() => {
      setRefused(undefined);
      setToRemove(undefined);
      return again();
    }, setRefused);
  // What comes next asks who signs in.
  const leave = () => void change({ do: "sign-out" }).then(() => location.reload(), setRefused);
  const addPasskey = async () => {
    const optionsJSON = await change<Options>({ do: "passkey-options" });
    // Where the device refuses, or its question is closed, nothing has happened.
    const response = await startRegistration({ optionsJSON }).catch(() => undefined);
    if (response) await change({ do: "add-passkey", response: { ...response, response: { ...response.response } } });
  };
  const { people = [], me, passkeys = [], told } = answer ?? {};
  return (
    <View title={say("access")} beside={<Button word="invite" onClick={() => setInviting(true)} />}>
      <ErrorNote error={toRemove ? undefined : (refused ?? error)} />
      {told != null && (
        <Note title={say("passkey-told", { when: moment(told) })}>
          <p>{say("passkey-told-hint")}</p>
          <Button word="heard" onClick={() => act(change({ do: "heard" }))} />
        </Note>
      )}
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{say("person")}</th>
            <th scope="col">{say("person-since")}</th>
            <th scope="col">{say("person-seen")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                {person.name} {person.id === me && <small>{say("person-me")}</small>}
              </th>
              <td data-column={say("person-since")}>{moment(person.since)}</td>
              <td data-column={say("person-seen")}>{person.seen === null ? "–" : moment(person.seen)}</td>
              <td>
                <Button kind="quiet" word="remove-person" of={person.name} onClick={() => setToRemove(person)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say("my-passkeys")}</h2>
      <p className="hint">{say("my-passkeys-hint")}</p>
      <ul className="entries">
        {passkeys.map(({ id, since }) => (
          <li key={id}>
            {say("passkey-since", { when: moment(since) })}{" "}
            {passkeys.length > 1 && (
              <Button
                kind="quiet"
                word="delete"
                of={moment(since)}
                onClick={() => act(change({ do: "remove-passkey", id }))}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="actions">
        <Button kind="alt" word="add-passkey" onClick={() => act(addPasskey())} />
        <Button kind="alt" word="sign-out" onClick={leave} />
      </p>
      {isInviting && (
        <InviteDialog
          onInvite={async (name) => (await change<{ readonly link: string }>({ do: "invite", name })).link}
          onClose={() => setInviting(false)}
        />
      )}
      {toRemove !== undefined && (
        <Dialog
          title={say("remove-title", { name: toRemove.name })}
          answer={say("remove-person")}
          error={refused}
          onAnswer={() => act(change({ do: "remove", name: toRemove.name }))}
          onClose={() => setToRemove(undefined)}
        >
          <p>{say("remove-hint")}</p>
        </Dialog>
      )}
    </View>
  );
}

/** Asks for a name, then shows the link that lets that person in. @param props.onInvite gives the link */
function InviteDialog(props: { readonly onInvite: (name: string) => Promise<string>; readonly onClose: () => void }) {
  const say = useSay();
  const [name, setName] = useState("");
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<Error>();
  const copy = () => void navigator.clipboard.writeText(link ?? "").then(() => setCopied(true), setRefused);
  const invite = () => void props.onInvite(name).then(setLink, setRefused);
  return (
    <Dialog
      title={say("invite")}
      answer={link === undefined ? say("make-link") : say("copy-link")}
      error={link === undefined ? refused : undefined}
      onAnswer={link === undefined ? invite : copy}
      onClose={props.onClose}
    >
      <TextLine label={say("person")} required value={name} readOnly={link !== undefined} onType={setName} />
      {link !== undefined && (
        <TextLine
          label={say("invitation-link")}
          hint={say("invitation-hint")}
          value={link}
          readOnly
          onType={() => {}}
        />
      )}
      <p role="status">{copied && say("copied")}</p>
    </Dialog>
  );
}
