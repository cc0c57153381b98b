import { ensurePython } from '../../tools/bootstrap/ensure-python.mjs';

/**
 * Python with the test environment of the Python client. Says loudly what is left out where there is none; under CI
 * nothing is, it throws.
 * @param tests what is left out, for the message.
 */
export function findPython(tests: string): string | undefined {
  const python = ensurePython();
  if (python !== undefined) return python;
  const text = `LEFT OUT: ${tests}: this machine has no Python 3.11 or newer with its packages (see above).`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
  return undefined;
}
