import { ThreadError } from './thread.error.js';

/** Lets a number of callers through at a time, first come, first served. */
export class Turnstile {
  private inside = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly places: number) {}

  /** Resolves with the way out, to be called once. @throws ThreadError `aborted` when `signal` ends the wait. */
  enter(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.reject(ended());
    if (this.inside < this.places) {
      this.inside++;
      return Promise.resolve(() => this.leave());
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(() => this.leave());
      };
      const giveUp = (): void => {
        this.waiting.delete(admit);
        reject(ended());
      };
      this.waiting.add(admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The place goes to who waits longest, without being free in between. */
  private leave(): void {
    const [next] = this.waiting;
    if (next) {
      this.waiting.delete(next);
      next();
    } else this.inside--;
  }
}

function ended(): ThreadError {
  return new ThreadError('aborted', 'the caller left before it was done');
}
