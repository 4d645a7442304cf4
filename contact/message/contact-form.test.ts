import { expect, test } from "vitest";
import { SERVER_ROOT } from "#engine/manifest/server-paths.ts";
import { CONTACT_PATH, timeTokenAddress } from "./contact-form.ts";

test("every address of the form lies below the one that hosts forward", () => {
  for (const path of [CONTACT_PATH, timeTokenAddress(CONTACT_PATH)]) expect(path.startsWith(SERVER_ROOT)).toBe(true);
});
