import type { ModelFailure, ModelName, TurnRequest } from '@capstan/platform-models';
import type { NewBuildEvent } from '../../model/build-event.js';
import type { BuildSession } from '../build-session.js';
import { LiveEvents } from './live-events.js';

/**
 * What is said in one turn, on its way into the stream. `turn` and `attempt` tell which words belong together;
 * `superseded` that they hold no more.
 */
export class LiveAnswer implements Required<Pick<TurnRequest, 'onModel' | 'onText' | 'onSuperseded'>> {
  private readonly events: LiveEvents;
  private attempt = 0;
  private gathered = '';

  /** @param speaker who answered last: a name in LLM_PROVIDERS, or the builder's. */
  constructor(
    session: Pick<BuildSession, 'emit'>,
    private readonly turn: number,
    private speaker: string,
  ) {
    this.events = new LiveEvents(session, () => this.take());
  }

  readonly onModel = ({ provider, model }: ModelName, failures: readonly ModelFailure[]): void => {
    this.attempt += 1;
    if (provider === this.speaker) return;
    const reason = failures.length === 0 ? 'first in LLM_PROVIDERS' : reasonOf(failures);
    this.events.write({
      kind: 'builder.changed',
      fields: { from: this.speaker, to: provider, model, reason },
    });
    this.speaker = provider;
  };

  readonly onText = (text: string): void => {
    this.gathered += text;
    this.events.grew();
  };

  readonly onSuperseded = (): void => {
    this.events.flush();
    this.events.write(this.delta({ text: '', superseded: true }));
  };

  /** Writes what is left. @throws whatever writing threw. */
  end(): Promise<void> {
    return this.events.end();
  }

  private take(): NewBuildEvent[] {
    const text = this.gathered;
    this.gathered = '';
    return text === '' ? [] : [this.delta({ text })];
  }

  private delta(fields: { text: string; superseded?: true }): NewBuildEvent {
    return { kind: 'message.delta', fields: { turn: this.turn, attempt: this.attempt, ...fields } };
  }
}

/** By class only: what a vendor answered is for the operator's log. */
export function reasonOf(failures: readonly ModelFailure[]): string {
  return failures.map(({ provider, reason }) => `${provider}: ${reason}`).join(', ');
}
