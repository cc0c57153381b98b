import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../compiled.js';
import type { CallMethodTarget, CallJob, CallResult } from './call-method.js';

/** A Python process that makes the calls; the counterpart of {@link BenchProcess}. */
export class PythonCaller {
  private readonly lines: AsyncIterator<string>;

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    child.stderr.pipe(process.stderr);
  }

  /** @param python the interpreter with the client's dependencies. */
  static start(python: string, { method, url, apiKey }: CallMethodTarget): PythonCaller {
    const script = join(import.meta.dirname, 'call_method.py');
    const PYTHONPATH = join(root, 'libs/clients/python/src');
    return new PythonCaller(
      spawn(python, [script, method, url, apiKey], { env: { ...process.env, PYTHONPATH } }),
    );
  }

  async run(job: CallJob): Promise<CallResult> {
    this.child.stdin.write(`${JSON.stringify(job)}\n`);
    const { value, done } = await this.lines.next();
    if (done === true) throw new Error('the Python process ended; see above');
    return JSON.parse(value) as CallResult;
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.stdin.end();
    await gone;
  }
}
