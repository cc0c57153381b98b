import type { IndexEvent } from '@capstan/local-index';

/** Where progress is shown, usually standard output. */
export interface ProgressOutput {
  /** A terminal, whose last line can be overwritten. */
  readonly isTTY?: boolean;
  /** Width of a line in characters. */
  readonly columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 200;
const ERASE_LINE = '\r\u001b[2K';

/**
 * Shows the progress of a run. A terminal gets one line that is updated (pages done, rate, time left) and
 * above it failures and removals; other outputs get a line per changed document.
 */
export class IndexProgress {
  private startedAt: number | undefined;
  private drawnAt = -Infinity;

  /** @param now monotonic milliseconds. */
  constructor(
    private readonly output: ProgressOutput,
    private readonly now: () => number = () => performance.now(),
  ) {}

  report(event: IndexEvent): void {
    this.startedAt ??= this.now();
    const { action } = event;
    if (!this.output.isTTY) {
      if (action !== 'unchanged') this.output.write(`${eventLine(event)}\n`);
      return;
    }
    if (action === 'failed' || action === 'skipped' || action === 'removed') {
      this.output.write(`${ERASE_LINE}${eventLine(event)}\n`);
      this.drawnAt = -Infinity;
    }
    if (this.now() - this.drawnAt < REDRAW_MS) return;
    this.drawnAt = this.now();
    this.output.write(ERASE_LINE + this.statusLine(event).slice(0, (this.output.columns ?? 80) - 1));
  }

  /** Removes the progress line. */
  finish(): void {
    if (this.output.isTTY && this.startedAt !== undefined) this.output.write(ERASE_LINE);
  }

  private statusLine({ done, total }: IndexEvent): string {
    const seconds = (this.now() - (this.startedAt ?? 0)) / 1000;
    const parts = [`${number(done)} of ${number(total)} pages`];
    // The rate of the first moments is meaningless.
    if (seconds >= 1) {
      const perSecond = done / seconds;
      parts.push(`${number(perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond))}/s`);
      if (total > done) parts.push(`${duration((total - done) / perSecond)} left`);
    }
    return parts.join(', ');
  }
}

function eventLine({ action, address, reason }: IndexEvent): string {
  return `${action.padEnd(8)} ${address}${reason === undefined ? '' : ` (${reason})`}`;
}

const number = (value: number): string => value.toLocaleString('en');

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
