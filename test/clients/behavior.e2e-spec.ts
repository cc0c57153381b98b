import { afterAll, beforeAll, describe, it } from 'vitest';
import { type BehaviorCase, readCases } from './behavior-case.js';
import { expectCase } from './case-run.js';
import type { ClientDriver } from './client-driver.js';
import { type ClientLanguage, clientLanguages, startDriver } from './client-languages.js';

/** Delays are skipped, so only a call that never ends comes near it. */
const TIMEOUT_MS = 60_000;

const languages = clientLanguages('behavior of the Python client');
const drivers = new Map<ClientLanguage, ClientDriver>();

beforeAll(async () => {
  await Promise.all(
    languages.map(async (language) => void drivers.set(language, await startDriver(language))),
  );
});
afterAll(() => Promise.all([...drivers.values()].map((driver) => driver.stop())));

interface CaseRun {
  language: ClientLanguage;
  name: string;
  given: BehaviorCase;
}

const expectRun = ({ language, given }: CaseRun): Promise<void> =>
  expectCase(drivers.get(language) as ClientDriver, given, language);

/** Bodies of megabytes need the CPU, so these run sequentially. */
const isLarge = ({ given }: CaseRun): boolean =>
  given.server.some(({ filler_bytes: bytes = 0 }) => bytes > 1_000_000);

/** Each language has a process of its own, and each case its own servers: the languages run a case concurrently. */
describe.each(readCases())('cases of $file', ({ cases }) => {
  const runs = cases.flatMap((given) =>
    // The synchronous Python client cannot be canceled.
    languages
      .filter((language) => given.drivers?.includes(language) ?? true)
      .map((language): CaseRun => ({ language, name: given.name, given })),
  );
  it.concurrent.each(runs.filter((run) => !isLarge(run)))(
    '$language: $name',
    (run) => expectRun(run),
    TIMEOUT_MS,
  );
  it.each(runs.filter(isLarge))('$language: $name', (run) => expectRun(run), TIMEOUT_MS);
});
