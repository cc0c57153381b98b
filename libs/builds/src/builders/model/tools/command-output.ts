import type { SandboxCommand } from '@capstan/platform-sandbox';
import type { BuildSession } from '../../build-session.js';

const INTERVAL_MS = 250;

/** What one command may write into the stream of its build. */
const MAX_CHARACTERS = 16_000;

type Chunk = Parameters<NonNullable<SandboxCommand['onOutput']>>[0];

/** Output of a command on its way into the stream: gathered for a quarter of a second, and no more than is read. */
export class CommandOutput {
  private gathered: Chunk[] = [];
  private leftCharacters = MAX_CHARACTERS;
  private timer: NodeJS.Timeout | undefined;
  private written: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: Pick<BuildSession, 'emit'>,
    private readonly callId: string,
  ) {}

  add({ stream, text }: Chunk): void {
    const kept = text.slice(0, this.leftCharacters);
    if (kept === '') return;
    this.leftCharacters -= kept.length;
    const last = this.gathered.at(-1);
    if (last?.stream === stream) last.text += kept;
    else this.gathered.push({ stream, text: kept });
    this.timer ??= setTimeout(() => this.flush(), INTERVAL_MS);
  }

  /** Writes what is left. @throws whatever writing threw. */
  async end(): Promise<void> {
    this.flush();
    await this.written;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { stream, text } of this.gathered.splice(0)) {
      this.written = this.written.then(() =>
        this.session.emit('command.output', { call_id: this.callId, stream, text }),
      );
    }
    // Thrown at the end; until then nobody listens.
    this.written.catch(() => {});
  }
}
