import { Fragment, useId, useState } from "react";
import { contactFieldNames, factFields } from "#contact/message/contact-fields.ts";
import { hasWords } from "#engine/i18n/folded.ts";
import type { Inbox, InboxMessage, MessageState } from "../../contract/inbox.ts";
import type { InboxRequest } from "../../contract/requests.ts";
import { ask } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Button, Choice, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { hashOf } from "../shell/route.ts";
import { ErrorNote, View } from "../shell/view.tsx";
import { useMoment, useSay } from "../words/words.ts";

type ActingRequest = Exclude<InboxRequest, { readonly verb: "seen" }>;

/** Whether it removes something for ever, so that it is asked about once more. */
function isFinal({ verb }: ActingRequest): boolean {
  return verb === "erase" || verb === "discard";
}

function wordsOf(message: InboxMessage): string {
  return contactFieldNames.map((field) => message[field]).join(" ");
}

/** The messages of visitors: read, searched, answered, sent again, and erased. @param only the one to be shown */
export function InboxPage({ only }: { readonly only?: string }) {
  const say = useSay();
  const [search, setSearch] = useState("");
  const [state, setState] = useState("");
  const [toConfirm, setToConfirm] = useState<ActingRequest>();
  const [done, setDone] = useState("");
  // What was marked since the list was narrowed stays, with the focus: a slip of the hand is taken back there.
  const [marked, setMarked] = useState<readonly string[]>();
  const isNarrowed = marked !== undefined;
  const [refused, setRefused] = useState<Error>();
  const { answer, error, again } = useAnswer<Inbox>("inbox", ({ type }) => type === "inbox");
  const act = (request: ActingRequest) =>
    ask<{ readonly count: number }>("POST", "inbox", request).then(({ count }) => {
      setRefused(undefined);
      const what = say(request.verb === "erase" ? "erase-person" : `verb-${request.verb}`);
      setDone(say("messages-done", { what, count }));
      setToConfirm(undefined);
      if (request.verb === "answered") setMarked((before) => before && [...before, ...request.ids]);
      void again();
    }, setRefused);
  const counts = Object.entries(answer?.counts ?? {}) as (readonly [MessageState, number])[];
  const states = [
    ["", say("all-messages")] as const,
    ...counts.map(([name, count]) => [name, `${say(`message-${name}`)} (${count})`] as const),
  ];
  const narrowed = [...states.flatMap(([name, words]) => (name === state ? [words] : [])), search].filter(Boolean);
  const markSeen = (id: string) => void ask("POST", "inbox", { verb: "seen", ids: [id] }).catch(setRefused);
  const messages = answer?.messages.filter(({ id }) => only === undefined || id === only);
  const toAnswer = messages?.filter(({ isToAnswer }) => isToAnswer).length;
  const found = messages?.filter(
    (message) => (state === "" || message.state === state) && hasWords(wordsOf(message), search),
  );
  const shown = found?.filter(({ id, isToAnswer }) => !isNarrowed || isToAnswer || marked.includes(id));
  const isWhole = only === undefined;
  const failed = found?.filter(({ verbs }) => verbs.includes("retry")) ?? [];
  const held = messages?.filter(({ isHeld }) => isHeld) ?? [];
  const ofCrowd = messages?.filter(({ isOfCrowd }) => isOfCrowd) ?? [];
  return (
    <View
      title={say("inbox")}
      beside={
        isWhole ? (
          <Button
            kind={isNarrowed ? "main" : "alt"}
            aria-pressed={isNarrowed}
            onClick={() => setMarked(isNarrowed ? undefined : [])}
          >
            {say("to-answer")}
            {answer && ` (${toAnswer})`}
          </Button>
        ) : (
          <a className="button alt" href={hashOf({ view: "inbox" })}>
            {say("all-messages")}
          </a>
        )
      }
    >
      {isWhole && (
        <details className="section">
          <summary>{say("named", { what: say("search"), name: narrowed.join(", ") })}</summary>
          <div className="fields filters">
            <TextLine label={say("search-message")} type="search" value={search} onType={setSearch} />
            <Choice label={say("message-state")} options={states} chosen={state} onChoose={setState} />
          </div>
        </details>
      )}
      <div role="status">
        <p>{done}</p>
        {shown?.length === 0 && <p>{say(isWhole ? "no-messages" : "no-such-message")}</p>}
      </div>
      <ErrorNote error={toConfirm ? undefined : (refused ?? error)} />
      {held[0] !== undefined && (
        <p className="note">{say("held", { count: held.length, reason: held[0].trouble ?? "" })}</p>
      )}
      {isWhole && ofCrowd.length > 0 && (
        <div className="note">
          <p>{say("of-crowd", { count: ofCrowd.length })}</p>
          <Button word="release-all" onClick={() => void act({ verb: "release", ids: ofCrowd.map(({ id }) => id) })} />
        </div>
      )}
      {failed.length > 1 && (
        <div className="note">
          <p>{say("stranded", { count: failed.length })}</p>
          <Button word="retry-all" onClick={() => void act({ verb: "retry", ids: failed.map(({ id }) => id) })} />
        </div>
      )}
      <ul className="messages">
        {shown?.map((message) => (
          <Message
            key={message.id}
            message={message}
            onAct={(request) => (isFinal(request) ? setToConfirm(request) : void act(request))}
            onSeen={() => markSeen(message.id)}
          />
        ))}
      </ul>
      {toConfirm !== undefined && (
        <Dialog
          title={toConfirm.verb === "erase" ? say("erase-title", { email: toConfirm.email }) : say("discard-title")}
          answer={say(toConfirm.verb === "erase" ? "erase" : "verb-discard")}
          error={refused}
          onAnswer={() => void act(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        >
          <p>{say(toConfirm.verb === "erase" ? "erase-hint" : "discard-hint")}</p>
        </Dialog>
      )}
    </View>
  );
}

function Message(props: {
  readonly message: InboxMessage;
  readonly onAct: (request: ActingRequest) => void;
  /** Called when the words of a message that nobody had seen are on the screen. */
  readonly onSeen: () => void;
}) {
  const { message, onAct, onSeen } = props;
  const say = useSay();
  const moment = useMoment();
  const heading = useId();
  const [replied, setReplied] = useState(false);
  const { id, name, email, receivedAt, state, isSeen, isToAnswer, answeredAt, trouble, verbs } = message;
  const watchWords = (words: HTMLElement | null) => {
    if (words === null || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(words);
    return () => observer.disconnect();
  };
  // The name is the heading.
  const shownFacts = factFields.filter((field) => field !== "name" && message[field] !== "");
  return (
    <li>
      <div className="message-head">
        <h2 id={heading}>{name}</h2>
        {isToAnswer && <span className="state to-answer">{say("to-answer")}</span>}
        {answeredAt && <span className="state answered">{say("answered", { moment: moment(answeredAt) })}</span>}
        <span className={`state message-${state}`}>{say(`message-${state}`)}</span>
        {!isSeen && <span className="state">{say("unseen-message")}</span>}
        {message.isTest && <span className="state">{say("test-message")}</span>}
        <p className="hint">
          {shownFacts.map((field) => (
            <Fragment key={field}>
              <span>{message[field]}</span> ·{" "}
            </Fragment>
          ))}
          <time dateTime={receivedAt}>{moment(receivedAt)}</time>
        </p>
      </div>
      <p ref={watchWords} className="words" dir="auto" lang={message.locale}>
        {message.message}
      </p>
      {trouble !== undefined && <p className="said error">{say("last-attempt", { reason: trouble })}</p>}
      <p className="actions text-actions">
        <a
          className="button alt"
          aria-describedby={heading}
          onClick={() => setReplied(true)}
          href={replyAddress({ email, subject: say("reply-subject"), message: message.message })}
        >
          {say("reply")}
        </a>
        {(isToAnswer || answeredAt) && (
          <Button
            kind={isToAnswer && replied ? "main" : "quiet"}
            aria-describedby={heading}
            onClick={() => onAct({ verb: isToAnswer ? "answered" : "to-answer", ids: [id] })}
          >
            {say(isToAnswer ? "verb-answered" : "verb-to-answer")}
          </Button>
        )}
        {verbs.map((verb) => (
          <Button key={verb} kind="quiet" aria-describedby={heading} onClick={() => onAct({ verb, ids: [id] })}>
            {say(`verb-${verb}`)}
          </Button>
        ))}
        <Button kind="quiet" word="erase-person" of={email} onClick={() => onAct({ verb: "erase", email })} />
      </p>
    </li>
  );
}

/** Outlook cuts addresses that are longer than some 2,000 characters. */
const MOST_CHARACTERS = 1900;

/**
 * The `mailto:` address of a reply, with as much of the message as fits below it; lines end as mail has them (RFC 6068, 5).
 *
 * @param message what is answered
 */
export function replyAddress({
  email,
  subject,
  message,
}: {
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}): string {
  const start = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = quoted(message);
  if (start.length + whole.length <= MOST_CHARACTERS) return start + whole;
  const words = message.slice(0, MOST_CHARACTERS).split(/(?<=\s)/);
  const cut = (count: number) => quoted(`${words.slice(0, count).join("").trimEnd()}…`);
  let count = words.length;
  while (count > 0 && start.length + cut(count).length > MOST_CHARACTERS) count -= 1;
  return start + cut(count);
}

function quoted(text: string): string {
  const lines = text.split("\n").map((line) => `> ${line}`);
  return encodeURIComponent(["", "", ...lines].join("\r\n"));
}
