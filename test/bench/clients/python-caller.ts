import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../compiled.js';
import type { DoorAddress, DoorJob, DoorResult } from './door.js';

/** A Python process that makes the calls; the counterpart of {@link BenchProcess}. */
export class PythonDoor {
  private readonly lines: AsyncIterator<string>;

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    child.stderr.pipe(process.stderr);
  }

  /** @param python the interpreter with the client's dependencies. */
  static start(python: string, { door, url, apiKey }: DoorAddress): PythonDoor {
    const script = join(import.meta.dirname, 'door.py');
    const PYTHONPATH = join(root, 'libs/clients/python/src');
    return new PythonDoor(
      spawn(python, [script, door, url, apiKey], { env: { ...process.env, PYTHONPATH } }),
    );
  }

  async run(job: DoorJob): Promise<DoorResult> {
    this.child.stdin.write(`${JSON.stringify(job)}\n`);
    const { value, done } = await this.lines.next();
    if (done === true) throw new Error('the Python process ended; see above');
    return JSON.parse(value) as DoorResult;
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.stdin.end();
    await gone;
  }
}
