/** Makes packages of consent and contact: `npm run pack-rooms`. */
import { relative, resolve } from "node:path";
import { ownersError } from "#engine/build/owner-build.ts";
import { runCommand } from "#engine/command/run-command.mjs";
import { packRoomsCommand } from "../own-commands.mjs";
import { packRooms } from "./pack-rooms.ts";

await runCommand(packRoomsCommand, async ({ out }) => {
  const made = await packRooms(resolve(out)).catch((error: unknown) => ownersError(error, "en"));
  if (typeof made === "string") {
    process.stderr.write(`${made}\n`);
    return 1;
  }
  process.stdout.write(`Made ${made.map((folder) => relative("", folder)).join(" and ")}.\n`);
  return 0;
});
