/**
 * Runs in a thread of ReadingThreads. Nothing it or a `*.reading.ts` module imports may need decorators, Nest or the rest
 * of the service: a thread is started for a document and must be light.
 */

/** A function and what it is given. Crosses to the thread, so it is plain data. */
export interface ReadingJob {
  module: string;
  name: string;
  args: readonly unknown[];
}

/** Runs a reading. Synchronous work without a limit of its own; the pool ends the thread when it takes too long. */
export async function read({ module, name, args }: ReadingJob): Promise<unknown> {
  const functions = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>;
  const reading = functions[name];
  if (!reading) throw new TypeError(`${module} does not export ${name}`);
  return reading(...args);
}
