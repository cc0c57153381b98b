/**
 * Runs in a thread of ReadingThreads. This file and every `*.reading.ts` module must not import decorators, Nest or
 * the rest of the service: a thread is started for a document and must be light.
 */

/** A function and its arguments. Sent to the thread, so it is plain data. */
export interface ReadingJob {
  module: string;
  name: string;
  args: readonly unknown[];
}

/** Loads the code of a reading, which takes longer than most documents. */
export async function load({ module }: ReadingJob): Promise<void> {
  await import(module);
}

/**
 * Runs a reading: synchronous work without a time limit of its own. The pool ends the thread when it takes too
 * long.
 */
export async function read({ module, name, args }: ReadingJob): Promise<unknown> {
  const functions = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>;
  const reading = functions[name];
  if (!reading) throw new TypeError(`${module} does not export ${name}`);
  return reading(...args);
}
