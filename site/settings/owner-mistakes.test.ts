import { testMistakes } from "#engine/content/test-support/sound-content.ts";
import { consentMistakes } from "../test-support/consent-mistakes.ts";
import { settingMistakes } from "../test-support/setting-mistakes.ts";

testMistakes([...settingMistakes, ...consentMistakes]);
