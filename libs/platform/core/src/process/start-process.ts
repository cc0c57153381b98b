import { redact } from '../telemetry/create-logger.js';

/**
 * Starts the program of a process. If that fails, the error is printed and the process ends with exit code 1. Only stacks are printed: errors of
 * the database also hold the values of their statement, which may be secrets, and Node.js would print those.
 */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${redact(stacksOf(error))}\n`);
    process.exit(1);
  }
}

/** The stack of an error and of its causes. */
function stacksOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\nCaused by: ${stacksOf(error.cause)}`;
}
