import { afterAll, beforeAll, describe, it } from 'vitest';
import { readCases } from './behaviour-case.js';
import { runCase } from './case-run.js';
import type { ClientDriver } from './client-driver.js';
import { CLIENT_LANGUAGES, startDriver } from './client-languages.js';

describe.each(CLIENT_LANGUAGES)('%s', (language) => {
  let driver: ClientDriver;

  beforeAll(async () => {
    driver = await startDriver(language);
  });
  afterAll(() => driver.stop());

  for (const { file, cases } of readCases()) {
    describe(file, () => {
      it.each(cases.filter(({ drivers }) => drivers?.includes(language) ?? true))('$name', (given) =>
        runCase(driver, given, language),
      );
    });
  }
});
