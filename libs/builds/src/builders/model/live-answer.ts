import type { ModelFailure, ModelName, TurnRequest } from '@capstan/platform-models';
import type { BuildEventKind } from '../../events/build-event.js';
import type { BuildSession } from '../build-session.js';

const DELTA_INTERVAL_MS = 250;

/**
 * What is said in one turn, on its way into the stream: words are gathered for a quarter of a second, events go out one after
 * the other. `turn` and `attempt` tell which words belong together; `superseded` that they hold no more.
 */
export class LiveAnswer implements Required<Pick<TurnRequest, 'onModel' | 'onText' | 'onSuperseded'>> {
  private attempt = 0;
  private gathered = '';
  private timer: NodeJS.Timeout | undefined;
  private written: Promise<void> = Promise.resolve();

  /** @param speaker who answered last: a name in LLM_PROVIDERS, or the builder's. */
  constructor(
    private readonly session: Pick<BuildSession, 'emit'>,
    private readonly turn: number,
    private speaker: string,
  ) {}

  readonly onModel = ({ provider, model }: ModelName, failures: readonly ModelFailure[]): void => {
    this.attempt += 1;
    if (provider === this.speaker) return;
    this.write('builder.changed', {
      from: this.speaker,
      to: provider,
      model,
      reason: failures.length === 0 ? 'first in LLM_PROVIDERS' : reasonOf(failures),
    });
    this.speaker = provider;
  };

  readonly onText = (text: string): void => {
    this.gathered += text;
    this.timer ??= setTimeout(() => this.flush(), DELTA_INTERVAL_MS);
  };

  readonly onSuperseded = (): void => {
    this.flush();
    this.write('message.delta', { turn: this.turn, attempt: this.attempt, text: '', superseded: true });
  };

  /** Writes what is left. @throws whatever writing threw. */
  async end(): Promise<void> {
    this.flush();
    await this.written;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered === '') return;
    this.write('message.delta', { turn: this.turn, attempt: this.attempt, text: this.gathered });
    this.gathered = '';
  }

  private write(kind: BuildEventKind, fields: Record<string, unknown>): void {
    this.written = this.written.then(() => this.session.emit(kind, fields));
    // Thrown at the end; until then nobody listens.
    this.written.catch(() => {});
  }
}

/** By class only: what a vendor answered is for the operator's log. */
export function reasonOf(failures: readonly ModelFailure[]): string {
  return failures.map(({ provider, reason }) => `${provider}: ${reason}`).join(', ');
}
