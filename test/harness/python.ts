import { ensurePython } from '../../tools/bootstrap/ensure-python.mjs';

/**
 * Python with the test environment of the Python client. Prints which tests are skipped if there is none; under CI it
 * throws instead.
 * @param tests the tests that are skipped, for the message.
 */
export function findPython(tests: string): string | undefined {
  const python = ensurePython();
  if (python !== undefined) return python;
  const text = `SKIPPED: ${tests}: this machine has no Python 3.11 or newer with its packages (see above).`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
  return undefined;
}
