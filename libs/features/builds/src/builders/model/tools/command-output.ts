import type { SandboxCommand } from '@capstan/sandbox';
import type { BuildSession } from '../../build-session.js';
import { LiveEvents } from '../live-events.js';

/** Maximum output of one command in the stream of its build. */
const MAX_CHARACTERS = 16_000;

type Chunk = Parameters<NonNullable<SandboxCommand['onOutput']>>[0];

/** Streams the output of a command, up to a limit. */
export class CommandOutput {
  private readonly events: LiveEvents;
  private gathered: Chunk[] = [];
  private leftCharacters = MAX_CHARACTERS;

  constructor(session: Pick<BuildSession, 'emit'>, callId: string) {
    this.events = new LiveEvents(session, () =>
      this.gathered
        .splice(0)
        .map(({ stream, text }) => ({ kind: 'command.output', fields: { call_id: callId, stream, text } })),
    );
  }

  add({ stream, text }: Chunk): void {
    const kept = text.slice(0, this.leftCharacters);
    if (kept === '') return;
    this.leftCharacters -= kept.length;
    const last = this.gathered.at(-1);
    if (last?.stream === stream) last.text += kept;
    else this.gathered.push({ stream, text: kept });
    this.events.grew();
  }

  /** Writes the remaining output. @throws any error of the writes. */
  end(): Promise<void> {
    return this.events.end();
  }
}
