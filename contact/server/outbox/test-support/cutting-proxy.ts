import { relay } from "../../test-support/relay.ts";

/** A relay in front of a database that can lose an answer. */
export async function cuttingProxy(targetPort: number) {
  let words: string | undefined;
  let isSilent = false;
  const { port, close } = await relay(targetPort, (client, target) => {
    let losing = false;
    let ends: NodeJS.Timeout | undefined;
    client.on("data", (chunk) => {
      losing ||= words !== undefined && chunk.includes(words);
      if (losing) words = undefined;
      target.write(chunk);
    });
    target.on("data", (chunk) => {
      if (!losing) return void client.write(chunk);
      // The answer comes in parts; when it is complete, the statement is committed.
      clearTimeout(ends);
      if (!isSilent) ends = setTimeout(() => client.destroy(), 100);
    });
  });
  return {
    port,
    /** Of the next statement that holds these words the answer is lost: the connection breaks once the database has it, or is silent. */
    loseAnswerTo: (text: string, silently = false) => {
      words = text;
      isSilent = silently;
    },
    close,
  };
}
