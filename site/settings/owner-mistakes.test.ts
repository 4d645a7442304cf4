import { soundContentOf } from "#engine/content/test-support/sound-content.ts";
import site from "../site.config.ts";
import { consentMistakes } from "../test-support/consent-mistakes.ts";
import { contentFolder } from "../test-support/content-folder.ts";
import { settingMistakes } from "../test-support/setting-mistakes.ts";

const { testMistakes } = await soundContentOf(site, contentFolder);

testMistakes([...settingMistakes, ...consentMistakes]);
