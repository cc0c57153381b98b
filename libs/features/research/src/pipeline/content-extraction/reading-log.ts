import pLimit, { type LimitFunction } from 'p-limit';
import type { Source } from '../../model/source.js';
import { printOf } from './near-duplicates.js';

/** Everything that the smallest depth may read. */
const PAGES_AT_ONCE = 8;
const PAGES_AT_ONCE_PER_HOST = 2;

/** The pages that a run has read so far. Created by each worker of the run, and filled from its checkpoints. */
export class ReadingLog {
  /** Canonical URLs of all pages that were tried. */
  readonly tried = new Set<string>();
  /** Pages with content, whether or not they became sources. */
  pagesRead = 0;
  private readonly prints = new Map<string, string>();
  private readonly all = pLimit(PAGES_AT_ONCE);
  private readonly hosts = new Map<string, LimitFunction>();

  /**
   * Runs some work within the limits of the run and of the host; waiting for one host does not block others.
   */
  inTurn<T>(host: string, work: () => Promise<T>): Promise<T> {
    const ofHost = this.hosts.get(host) ?? pLimit(PAGES_AT_ONCE_PER_HOST);
    this.hosts.set(host, ofHost);
    return ofHost(() => this.all(work));
  }

  keepPrint({ textSha256 }: Pick<Source, 'textSha256'>, fingerprint: string): void {
    this.prints.set(textSha256, fingerprint);
  }

  /** Computed in a thread when the text was read; here only for sources that this run did not read. */
  printOf({ textSha256, text }: Source): string {
    const print = this.prints.get(textSha256) ?? printOf(text);
    this.prints.set(textSha256, print);
    return print;
  }
}
