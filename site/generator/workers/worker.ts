import { parentPort } from "node:worker_threads";
import type { Problem } from "../content/problem.ts";
import { Compressor } from "../output/compress.ts";
import { FileWriter } from "../output/file-writer.ts";
import { PageMaker } from "./page-maker.ts";
import { PostReader } from "./post-reader.ts";
import type { Work, WorkInput, WorkOutput } from "./jobs.ts";

type Doing = {
  readonly [Name in keyof Work]: (input: WorkInput<Name>) => WorkOutput<Name> | Promise<WorkOutput<Name>>;
};

/** What this worker was told before; asking for work that needs more is a mistake of ours. */
let reader: PostReader | undefined;
let writer: FileWriter | undefined;
let maker: PageMaker | undefined;

function told<T>(value: T | undefined, work: keyof Work): T {
  if (value === undefined) throw new Error(`A worker was given work before “${work}”.`);
  return value;
}

const doing: Doing = {
  readTextsWith: (input) => {
    reader = new PostReader(input);
  },
  survey: (orders) => told(reader, "readTextsWith").survey(orders),
  checkArticles: (orders) => {
    const problems: Problem[] = [];
    for (const order of orders) told(reader, "readTextsWith").article(order, problems);
    return problems;
  },
  writeFilesTo: ({ folder, compressed }) => {
    writer = new FileWriter(folder, new Compressor(compressed));
  },
  writeFile: ({ file, bytes, options }) => told(writer, "writeFilesTo").write(file, bytes, options),
  makePagesWith: async (input) => {
    maker = await PageMaker.open(input, told(reader, "readTextsWith"), told(writer, "writeFilesTo"));
  },
  makePages: async (orders) => {
    const made = [];
    for (const order of orders) made.push(await told(maker, "makePagesWith").make(order));
    return made;
  },
};

/** Work is done in the order in which it was given: what makes it possible is told before it. */
let last: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: Message<keyof Work>) => {
  last = last.then(() => answer(message));
});

interface Message<Name extends keyof Work> {
  readonly id: number;
  readonly name: Name;
  readonly input: WorkInput<Name>;
}

async function answer<Name extends keyof Work>({ id, name, input }: Message<Name>): Promise<void> {
  try {
    parentPort?.postMessage({ id, output: await doing[name](input) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}
