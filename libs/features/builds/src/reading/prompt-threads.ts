import { Injectable } from '@nestjs/common';
import { type Reading, ReadingThreads } from '@capstan/platform-jobs';

/**
 * Characters of prompts that are read at once: at most a tenth of a second of the event loop, whatever they are. Longer ones
 * may take seconds if they are written to, and a thread takes up to a second to start.
 */
const MAX_AT_ONCE = 1_000;

/** Where prompts are read: in the process if they are short, else in a thread, so that no prompt blocks others. */
@Injectable()
export class PromptThreads {
  constructor(private readonly threads: ReadingThreads) {}

  /**
   * @param length of the texts that are read.
   * @param read the same function as the reading.
   * @throws ThreadError if it takes too long.
   */
  async read<A extends readonly unknown[], R>(
    length: number,
    read: (...args: A) => R,
    reading: Reading<A, R>,
    signal: AbortSignal,
    ...args: A
  ): Promise<R> {
    return length <= MAX_AT_ONCE ? read(...args) : this.threads.run(reading, signal, ...args);
  }
}
