import { join, resolve } from 'node:path';
import { ClientDriver } from './client-driver.js';

const root = resolve(import.meta.dirname, '..', '..');

/** The libraries that are held to one behaviour. */
export const CLIENT_LANGUAGES = ['typescript', 'python', 'python-async'] as const;
export type ClientLanguage = (typeof CLIENT_LANGUAGES)[number];

/** Starts the driver of a library. */
export async function startDriver(language: ClientLanguage): Promise<ClientDriver> {
  return new ClientDriver(await driverCommand(language));
}

async function driverCommand(language: ClientLanguage): Promise<string[]> {
  if (language === 'typescript') {
    const driver = join(root, 'libs', 'client-typescript', 'test', 'driver.ts');
    return [process.execPath, '--import', join(root, 'tools', 'register-ts.mjs'), driver];
  }
  const driver = join(root, 'libs', 'client-python', 'tests', 'driver.py');
  return ['python3', driver, ...(language === 'python-async' ? ['--async'] : [])];
}
