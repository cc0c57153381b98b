import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROCESS_ENV } from '../harness/process-env.js';

/** A command for a driver: one line of JSON. */
export interface DriverCall {
  client: Record<string, unknown>;
  call: string;
  args?: Record<string, unknown>;
  options?: Record<string, unknown>;
  collect?: number;
}

/** The response of a driver: one line of JSON. */
export interface DriverAnswer {
  ok: boolean;
  data?: ReturnType<typeof JSON.parse>;
  items?: ReturnType<typeof JSON.parse>[];
  credits_used?: number;
  metadata?: Record<string, unknown>;
  request_id?: string | null;
  is_replay?: boolean;
  rate_limit?: Record<string, unknown> | null;
  error?: DriverError;
  slept_ms: number[];
}

export interface DriverError {
  class: string;
  bases: string[];
  message: string;
  [field: string]: unknown;
}

interface Waiting {
  settle: (line: string) => void;
  fail: (error: Error) => void;
}

/** A client library in a process of its own language, which executes the given calls, one at a time. */
export class ClientDriver {
  private readonly child: ChildProcess;
  private readonly waiting: Waiting[] = [];
  private stdout = '';
  private stderr = '';
  private nextId = 1;
  private gone: Error | undefined;

  /** @param env its whole environment, in addition to PATH. */
  constructor(command: readonly string[], env: Record<string, string> = {}) {
    const [program = '', ...args] = command;
    this.child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...PROCESS_ENV, ...env },
    });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => this.receive(text));
    this.child.stderr!.on('data', (chunk: Buffer) => {
      this.stderr = (this.stderr + chunk.toString()).slice(-4000);
    });
    this.child.once('error', (error) => this.failAll(error.message));
    this.child.once('close', (code, signal) => this.failAll(`it ended (${signal ?? code})`));
    this.child.stdin!.on('error', () => undefined);
  }

  async run(call: DriverCall): Promise<DriverAnswer> {
    return (await this.send(call)).answer;
  }

  /** @returns the line too, which is everything a caller could see. */
  async send(call: DriverCall): Promise<{ line: string; answer: DriverAnswer }> {
    if (this.gone) throw this.gone;
    const id = this.nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.waiting.push({ settle: resolve, fail: reject });
    this.child.stdin!.write(`${asciiJson({ id, ...call })}\n`);
    const line = await promise;
    const answer = JSON.parse(line) as DriverAnswer & { id: number };
    if (answer.id !== id) throw new Error(`the driver answers ${answer.id} to ${id}: ${line.slice(0, 500)}`);
    return { line, answer };
  }

  /** Other output, for instance warnings. */
  get complaints(): string {
    return this.stderr;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.stdin!.end();
    const lateKill = setTimeout(() => this.child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(lateKill);
  }

  /** `node:readline` splits lines at U+2028 too, which may occur within JSON. */
  private receive(text: string): void {
    const lines = (this.stdout + text).split('\n');
    this.stdout = lines.pop() ?? '';
    for (const line of lines) this.waiting.shift()?.settle(line);
  }

  private failAll(why: string): void {
    this.gone ??= new Error(`The driver is gone: ${why}\n${this.stderr}`);
    for (const { fail } of this.waiting.splice(0)) fail(this.gone);
  }
}

/** Escapes line separators for readers that split lines at them. */
const asciiJson = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
