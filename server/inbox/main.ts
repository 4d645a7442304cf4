/** The owner's view of contact messages: `npm run inbox -- <command>`. */
import { runInbox } from "./run-inbox.ts";

process.exitCode = await runInbox(process.argv.slice(2), process.env, {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true,
});
