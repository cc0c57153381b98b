import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { BehaviorCase, CaseCall } from './behavior-case.js';
import { expectOutcome, expectRequests } from './case-expectations.js';
import type { ClientDriver } from './client-driver.js';
import type { ClientLanguage } from './client-languages.js';
import { ScriptedServer } from './scripted-server.js';

/** The key of all cases. No output of a driver may contain it. */
export const SECRET_KEY = 'cap_TopSecretTopSecretTopSecretTopSecretTopSecr3t4uX0';
/** The error of a canceled call: of the library, or of the language. */
const CANCELLED: Record<ClientLanguage, string> = {
  typescript: 'APIAbortError',
  python: 'CancelledError',
  'python-async': 'CancelledError',
};
/** Nothing listens there. A free port is none of these: the next case may get it for a server of its own. */
const CLOSED_ORIGIN = 'http://127.0.0.1:2';
/** Time to wait for an unexpected request. Correct code never depends on it. */
const AFTERMATH_MS = 50;

/** Runs one case with one driver and checks all expectations. */
export async function expectCase(
  driver: ClientDriver,
  given: BehaviorCase,
  language: ClientLanguage,
): Promise<void> {
  const server = new ScriptedServer();
  const other = new ScriptedServer();
  await Promise.all([server.start(), other.start()]);
  try {
    const fill = filler({
      $ORIGIN: server.origin,
      $OTHER: other.origin,
      $CLOSED: CLOSED_ORIGIN,
      $KEY: SECRET_KEY,
      $CANCELLED: CANCELLED[language],
    });
    server.play(fill(given.server));
    other.play([{ times: 'any', envelope: { data: {} } }]);
    for (const call of fill(given.calls))
      await runCall(driver, fill(given.client ?? {}), call, server.origin);
    if (given.calls.some(({ options }) => options?.['cancel_after_ms'] !== undefined))
      await sleep(AFTERMATH_MS);
    expect(server.unexpected).toEqual([]);
    expectRequests(server.requests, fill(given));
    if (given.other_requests) {
      expectRequests(other.requests, { requests: fill(given.other_requests) });
    }
  } finally {
    await Promise.all([server.stop(), other.stop()]);
  }
}

async function runCall(
  driver: ClientDriver,
  client: Record<string, unknown>,
  { expect: expected, ...call }: CaseCall,
  origin: string,
): Promise<void> {
  const { line, answer } = await driver.send({
    client: { api_key: SECRET_KEY, base_url: origin, timeout_ms: 5000, ...client },
    ...call,
  });
  expect(line.includes(SECRET_KEY), 'the key shows').toBe(false);
  expectOutcome(answer, expected);
}

/** Replaces the names of addresses by those of a run, anywhere in the text of a case. */
function filler(names: Record<string, string>): <T>(value: T) => T {
  return <T>(value: T): T => {
    const text = Object.entries(names).reduce(
      (filled, [name, meaning]) => filled.replaceAll(name, meaning),
      JSON.stringify(value),
    );
    return JSON.parse(text) as T;
  };
}
