/** The owner's view of contact messages: `npm run inbox -- <command>`. */
import { runInbox } from "./run-inbox.ts";

// A reader such as `head` closes the pipe when it has enough: that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await runInbox(process.argv.slice(2), process.env, {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true,
});
