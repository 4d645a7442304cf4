import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import type { Conflict, Edited, OpenFile, Saved, UnsavedResult } from "../../contract/files.ts";
import type { Finding } from "../../contract/findings.ts";
import { ask, query, RefusedError } from "../api/ask.ts";
import { useServerEvents } from "../api/server-events.ts";
import { type FileState, fileReducer, isDirty } from "./file-state.ts";
import { forget, keep, keptOf } from "./kept-in-browser.ts";
import { sendQueue } from "./send-queue.ts";

/** A file that is open, and what the owner can do with it. */
export interface FileInHand {
  readonly state: FileState;
  readonly dirty: boolean;
  readonly edit: (edited: Edited) => void;
  /** Writes the file. `over` names another program's version that may be overwritten. */
  readonly save: (over?: { readonly version: string | null }) => Promise<void>;
  /** Back to what is on the disk. */
  readonly drop: () => Promise<void>;
  /** Goes on with the form and leaves the conflict for the next save. */
  readonly closeConflict: () => void;
}

/** Opens a file, keeps unsaved work on the server and in the browser, notices other programs, and saves. */
export function useFile(path: string): FileInHand {
  const [state, dispatch] = useReducer(fileReducer, { step: "opening" });
  const queue = useMemo(
    () =>
      sendQueue(async (edited: Edited) => {
        try {
          const { findings } = await ask<UnsavedResult>("PUT", "unsaved", { path, edited });
          dispatch({ type: "judged", findings });
        } catch (error) {
          dispatch({ type: "not-saved", error: error as Error });
        }
      }),
    [path],
  );

  const asked = useRef(0);
  /** @param byOwner whether the owner asked for it, so that what is in the form may be replaced */
  const open = async (byOwner: boolean) => {
    asked.current += 1;
    const round = asked.current;
    // An answer to an earlier question is older than what was typed since, and would replace it.
    const isOvertaken = () => round !== asked.current;
    try {
      const file = await ask<OpenFile>("GET", `file${query({ path })}`);
      if (isOvertaken()) return;
      const kept = keptOf(path);
      const left = file.unsaved ?? (kept?.version === file.version ? kept.edited : undefined);
      dispatch({ type: "opened", file, left, byOwner });
      if (left !== undefined) queue.put(left);
    } catch (error) {
      if (!isOvertaken()) dispatch({ type: "failed", error: error as Error });
    }
  };
  const opened = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another file
  useEffect(() => void opened(true), [path]);

  const dirty = state.step === "open" && isDirty(state);
  useServerEvents((event) => {
    if (event.type === "findings") {
      dispatch({ type: "judged", findings: event.findings.filter((finding: Finding) => finding.path === path) });
    } else if (event.type === "file" && event.path === path && state.step === "open") {
      if (state.saving || event.version === state.version) return;
      if (dirty) dispatch({ type: "changed-elsewhere" });
      else void open(false);
    }
  });

  const edit = (edited: Edited) => {
    if (state.step !== "open") return;
    dispatch({ type: "edited", edited });
    keep(path, { version: state.version, edited });
    queue.put(edited);
  };

  const save: FileInHand["save"] = async (over) => {
    if (state.step !== "open" || state.saving) return;
    dispatch({ type: "saving" });
    await queue.clear();
    const { edited } = state;
    const version = over === undefined ? state.version : over.version;
    try {
      const saved = await ask<Saved>("PUT", "file", { path, version, edited });
      forget(path);
      dispatch({ type: "saved", saved, edited });
    } catch (error) {
      const isConflict = error instanceof RefusedError && error.status === 409 && hasTheirs(error.answer);
      dispatch(
        isConflict
          ? { type: "conflict", conflict: error.answer as Conflict }
          : { type: "not-saved", error: error as Error },
      );
    }
  };

  const drop = async () => {
    await queue.clear();
    forget(path);
    await ask("DELETE", `unsaved${query({ path })}`).catch(() => undefined);
    await open(true);
  };
  return { state, dirty, edit, save, drop, closeConflict: () => dispatch({ type: "conflict-closed" }) };
}

function hasTheirs(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "theirs" in answer;
}
