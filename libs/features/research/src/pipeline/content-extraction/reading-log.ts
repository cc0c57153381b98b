import pLimit, { type LimitFunction } from 'p-limit';
import type { Source } from '../../model/source.js';
import { printOf } from './near-duplicates.js';

/** All that the smallest preset may read. */
const PAGES_AT_ONCE = 8;
const PAGES_AT_ONCE_PER_HOST = 2;

/** What one run has read so far. Made anew by whoever repeats the run, and filled again from its checkpoints. */
export class ReadingLog {
  /** Canonical URLs of all pages that were tried. */
  readonly tried = new Set<string>();
  /** Pages that had content, sources or not. */
  pagesRead = 0;
  private readonly prints = new Map<string, string>();
  private readonly all = pLimit(PAGES_AT_ONCE);
  private readonly hosts = new Map<string, LimitFunction>();

  /** Does some work when neither the run nor the host has too much going on; waiting for a host holds up no other. */
  inTurn<T>(host: string, work: () => Promise<T>): Promise<T> {
    const ofHost = this.hosts.get(host) ?? pLimit(PAGES_AT_ONCE_PER_HOST);
    this.hosts.set(host, ofHost);
    return ofHost(() => this.all(work));
  }

  keepPrint({ textSha256 }: Pick<Source, 'textSha256'>, fingerprint: string): void {
    this.prints.set(textSha256, fingerprint);
  }

  /** Made in a thread when the text was read; made here only for a source that this run did not read. */
  printOf({ textSha256, text }: Source): string {
    const print = this.prints.get(textSha256) ?? printOf(text);
    this.prints.set(textSha256, print);
    return print;
  }
}
