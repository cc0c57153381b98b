import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
/** The variant for programs with several threads. */
const FAKETIME = join('faketime', 'libfaketimeMT.so.1');

/** libfaketime, as Debian installs it for each architecture. */
function findFaketime(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders.map((folder) => join(LIBRARIES, folder, FAKETIME)).find((path) => existsSync(path));
}

/**
 * Variables with which the clock of a process is ahead by some seconds, or behind; timers are not affected. None on a
 * machine without libfaketime.
 */
export function skewedClock(seconds: number): Record<string, string> {
  const library = findFaketime();
  if (library === undefined || seconds === 0) return {};
  const offset = `${seconds > 0 ? '+' : ''}${seconds}s`;
  return {
    LD_PRELOAD: library,
    FAKETIME: offset,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}

/** Prints what is skipped on a machine without libfaketime; under CI it throws instead. */
export function checkClockSkew(tests: string): void {
  if (findFaketime() !== undefined) return;
  const text = `SKIPPED: clocks that differ in ${tests}: this machine has no libfaketime (apt-get install faketime).`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
}
