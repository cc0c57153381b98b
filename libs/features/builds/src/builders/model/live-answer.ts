import type { ModelFailure, ModelName, TurnRequest } from '@capstan/platform-models';
import type { NewBuildEvent } from '../../model/build-event.js';
import type { BuildSession } from '../build-session.js';
import { LiveEvents } from './live-events.js';

/**
 * Streams the text of one turn. `turn` and `attempt` identify which pieces belong together; `superseded`
 * discards them.
 */
export class LiveAnswer implements Required<Pick<TurnRequest, 'onModel' | 'onText' | 'onSuperseded'>> {
  private readonly events: LiveEvents;
  private attempt = 0;
  private gathered = '';

  /** @param speaker the previous model: a name in LLM_PROVIDERS, or the builder's. */
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

  /** Writes the remaining text. @throws any error of the writes. */
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

/** By class only: the vendor's text is for the operator's log. */
export function reasonOf(failures: readonly ModelFailure[]): string {
  return failures.map(({ provider, reason }) => `${provider}: ${reason}`).join(', ');
}
