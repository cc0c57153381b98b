import { join, resolve } from 'node:path';
import { findPython } from '../harness/python.js';
import { ClientDriver } from './client-driver.js';

const root = resolve(import.meta.dirname, '..', '..');

/** The discard port: nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

/** The libraries under test. */
export type ClientLanguage = 'typescript' | 'python' | 'python-async';

/**
 * Those that this machine can run.
 * @param tests the tests that are skipped without Python.
 */
export function clientLanguages(tests: string): ClientLanguage[] {
  return findPython(tests) === undefined ? ['typescript'] : ['typescript', 'python', 'python-async'];
}

/** Starts the driver of a library, and waits until it has loaded everything that a call needs. */
export async function startDriver(language: ClientLanguage): Promise<ClientDriver> {
  const driver = new ClientDriver(driverCommand(language));
  await driver.run({ client: { api_key: 'cap_none', base_url: NOWHERE, max_retries: 0 }, call: 'credits' });
  return driver;
}

function driverCommand(language: ClientLanguage): string[] {
  if (language === 'typescript') {
    const driver = join(root, 'libs', 'clients', 'typescript', 'test', 'driver.ts');
    return [process.execPath, '--import', join(root, 'tools', 'register-ts.mjs'), driver];
  }
  const python = findPython('the Python client');
  if (python === undefined) throw new Error('There is no Python; check clientLanguages first.');
  const driver = join(root, 'libs', 'clients', 'python', 'tests', 'driver.py');
  return [python, driver, ...(language === 'python-async' ? ['--async'] : [])];
}
