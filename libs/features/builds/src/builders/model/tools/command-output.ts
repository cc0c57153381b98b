import type { SandboxCommand } from '@capstan/sandbox';
import type { BuildSession } from '../../build-session.js';
import { LiveEvents } from '../live-events.js';

/** What one command may write into the stream of its build. */
const MAX_CHARACTERS = 16_000;

type Chunk = Parameters<NonNullable<SandboxCommand['onOutput']>>[0];

/** Output of a command on its way into the stream, and no more of it than is read. */
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

  /** Writes what is left. @throws whatever writing threw. */
  end(): Promise<void> {
    return this.events.end();
  }
}
