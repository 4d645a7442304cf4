import { createServer, type Server, type Socket } from "node:net";

/** Where in the dialogue a sink misbehaves. */
export type SinkStage = "CONNECT" | "EHLO" | "STARTTLS" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "body" | "dot";
/**
 * What it does there: closes the connection, says nothing, or says this; `lines` and `trickle` answer properly, but in
 * several lines or byte by byte. `keep-…` keeps the mail all the same.
 */
export type SinkFault =
  | "drop"
  | "silence"
  | "lines"
  | "trickle"
  | "keep-and-drop"
  | "keep-in-silence"
  | { readonly reply: string };

/** A mail server of the test, that does what it is told. */
export interface SmtpSink {
  readonly port: number;
  /** Emails as they arrived, dots unstuffed. */
  readonly mails: string[];
  /** The same, dots as they came. */
  readonly stuffed: string[];
  /** Every line that clients sent, texts of mails excepted. */
  readonly commands: string[];
  /** How it misbehaves from now on; undefined: not at all. `only`: at the end of mails with these words. */
  fault: { readonly stage: SinkStage; readonly fault: SinkFault; readonly only?: string } | undefined;
  connections: number;
  close(): Promise<void>;
}

/** Milliseconds between two bytes of an answer that trickles. */
const TRICKLE = 1;

const REPLIES: Readonly<Record<string, string>> = {
  CONNECT: "220 sink.example ESMTP",
  EHLO: "250-sink.example\r\n250 AUTH PLAIN",
  AUTH: "235 welcome",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  dot: "250 taken",
  QUIT: "221 bye",
};

/** Starts a sink on a free port of this machine. */
export function smtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)).on("error", () => undefined));
    sink.connections += 1;
    talk(sink, socket);
  });
  const sink: SmtpSink = {
    get port() {
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : 0;
    },
    mails: [],
    stuffed: [],
    commands: [],
    fault: undefined,
    connections: 0,
    close: () => closed(server, sockets),
  };
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(sink)));
}

function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}

function talk(sink: SmtpSink, socket: Socket): void {
  let received = "";
  let inText = false;
  answer(sink, socket, "CONNECT");
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
    for (;;) {
      if (inText) {
        if (misbehaves(sink, "body")) {
          // The rest of this text is not taken, also where it comes once the fault is over.
          socket.removeAllListeners("data").resume();
          return void answer(sink, socket, "body");
        }
        const end = received.indexOf("\r\n.\r\n");
        if (end === -1) return;
        const text = received.slice(0, end + 2);
        received = received.slice(end + 5);
        inText = false;
        const isMeant = sink.fault?.only === undefined || text.includes(sink.fault.only);
        if (answer(isMeant ? sink : { ...sink, fault: undefined }, socket, "dot")) keep(sink, text);
      } else {
        const end = received.indexOf("\r\n");
        if (end === -1) return;
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        sink.commands.push(line);
        const command = line.split(" ", 1)[0]?.toUpperCase().replace("HELO", "EHLO") ?? "";
        const fine = answer(sink, socket, command);
        inText = command === "DATA" && fine;
        if (command === "QUIT") socket.end();
      }
    }
  });
}

function keep({ mails, stuffed }: SmtpSink, text: string): void {
  mails.push(text.replace(/^\.\./gm, "."));
  stuffed.push(text);
}

function misbehaves(sink: SmtpSink, stage: string): boolean {
  return sink.fault?.stage === stage;
}

/** Answers a command. @returns whether the answer was the proper one, or the mail was kept although it was not */
function answer(sink: SmtpSink, socket: Socket, stage: string): boolean {
  const fault = misbehaves(sink, stage) ? sink.fault?.fault : undefined;
  const proper = REPLIES[stage] ?? "502 what?";
  // It offers encryption only to fail at it.
  const reply =
    stage === "EHLO" && misbehaves(sink, "STARTTLS") ? proper.replace("250 ", "250-STARTTLS\r\n250 ") : proper;
  if (typeof fault === "object") return socket.write(fault.reply) && false;
  if (fault === "drop" || fault === "keep-and-drop") socket.destroy();
  if (fault === undefined) socket.write(`${reply}\r\n`);
  if (fault === "lines") socket.write(`${reply.replace(/^(\d+) /, "$1-And now:\r\n$1 ")}\r\n`);
  if (fault === "trickle") void trickle(socket, `${reply}\r\n`);
  if (fault?.startsWith("keep")) return true;
  return fault !== "drop" && fault !== "silence" && REPLIES[stage] !== undefined;
}

/** Sends a reply byte by byte, as a server does that keeps its client waiting. */
async function trickle(socket: Socket, reply: string): Promise<void> {
  for (const byte of reply) {
    socket.write(byte);
    await new Promise((resume) => setTimeout(resume, TRICKLE));
  }
}
