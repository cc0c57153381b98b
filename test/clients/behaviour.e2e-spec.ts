import { afterAll, beforeAll, describe, it } from 'vitest';
import { readCases } from './behaviour-case.js';
import { expectCase } from './case-run.js';
import type { ClientDriver } from './client-driver.js';
import { clientLanguages, startDriver } from './client-languages.js';

/** Waits are not waited for, so only a call that never ends comes near it. */
const TIMEOUT_MS = 60_000;

describe.each(clientLanguages('behaviour of the Python client'))('%s', (language) => {
  let driver: ClientDriver;

  beforeAll(async () => {
    driver = await startDriver(language);
  });
  afterAll(() => driver.stop());

  for (const { file, cases } of readCases()) {
    // The blocking client of Python cannot be cancelled: a group may be empty for a language.
    const own = cases.filter(({ drivers }) => drivers?.includes(language) ?? true);
    if (own.length === 0) continue;
    describe(`cases of ${file}`, () => {
      it.each(own)('$name', (given) => expectCase(driver, given, language), TIMEOUT_MS);
    });
  }
});
