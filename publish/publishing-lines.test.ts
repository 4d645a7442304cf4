import { testOwnerTexts } from "#engine/owner-messages/test-support/test-owner-texts.ts";
import { publishingLines } from "./publishing-lines.ts";

testOwnerTexts({}, publishingLines, [import.meta.dirname]);
