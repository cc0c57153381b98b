import { type ChildProcess, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { ConfinedCommand } from '../command-runner.js';
import type { SandboxResult } from '../sandbox.js';
import { FolderGrowth } from './folder-growth.js';
import { OutputTape } from './output-tape.js';

/** A command whose output exceeds this multiple of the limit is killed. */
const FLOOD_FACTOR = 64;

const MEMORY_CHECK_MS = 250;

const SIGKILL = 9;
const SIGXCPU = 24;

type KilledBy = SandboxResult['killedBy'];

/** Time to end the command after SIGTERM. */
const GRACE_MS = 2000;

type AddOutput = (stream: 'stdout' | 'stderr', chunk: Buffer) => void;

/** A program that confines the command. When it ends, every process of the command has ended. */
export interface ConfiningProgram {
  argv: readonly string[];
  /** Inherited file descriptors, from 3. */
  inherited?: readonly number[];
  /** Input of the process, which stays open while this process lives. Default: none. */
  input?: string;
  /** Whether it gets SIGTERM before it is killed. */
  endsOnSigterm?: boolean;
  /** Whether the kernel killed one of its processes for memory; then all of them end. */
  ranOutOfMemory?: () => Promise<boolean>;
  /** Reads the command's output from the program's. Default: they are the same. */
  listen?: (child: ChildProcess, add: AddOutput) => void;
}

/** Runs the program until it ends, or kills it at a limit. */
export async function supervise(program: ConfiningProgram, command: ConfinedCommand): Promise<SandboxResult> {
  const { limits, signal } = command;
  const startedAt = performance.now();
  const tape = new OutputTape(limits.outputBytes, command.onOutput);
  if (signal.aborted) return resultOf(tape, { code: null, killedBy: 'caller', startedAt });
  const [file = '', ...args] = program.argv;
  const child = spawn(file, args, {
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' },
    cwd: '/',
    detached: true,
    stdio: [program.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...(program.inherited ?? [])],
  });
  child.stdin?.on('error', () => undefined).write(program.input ?? '');
  let killedBy: KilledBy = null;
  const kill = (reason: KilledBy): void => {
    killedBy ??= reason;
    signalGroup(child, program.endsOnSigterm ? 'SIGTERM' : 'SIGKILL');
    setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
  };
  (program.listen ?? listenToBoth)(child, (stream, chunk) => {
    if (killedBy === 'output') return;
    tape.add(stream, chunk);
    if (tape.bytes > limits.outputBytes * FLOOD_FACTOR) kill('output');
  });
  const timer = setTimeout(() => kill('timeout'), limits.timeoutMs);
  const growth = new FolderGrowth(command.folder, limits.diskBytes, () => kill('disk'));
  const ranOutOfMemory = program.ranOutOfMemory ?? (() => Promise.resolve(false));
  const memory = setInterval(() => {
    void ranOutOfMemory().then((isOut) => isOut && kill('memory'));
  }, MEMORY_CHECK_MS);
  const onAbort = (): void => kill('caller');
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const code = await endOf(child);
    if (await ranOutOfMemory()) killedBy ??= 'memory';
    return resultOf(tape, { code, killedBy, startedAt });
  } finally {
    clearTimeout(timer);
    clearInterval(memory);
    growth.stop();
    signal.removeEventListener('abort', onAbort);
  }
}

/** @returns its exit code; null when a signal ended it. @throws when it could not be started. */
async function endOf(child: ChildProcess): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  return promise;
}

function listenToBoth(child: ChildProcess, add: AddOutput): void {
  child.stdout?.on('data', (chunk: Buffer) => add('stdout', chunk));
  child.stderr?.on('data', (chunk: Buffer) => add('stderr', chunk));
}

/** Signals the process group of the program, with all processes of the command. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

function resultOf(
  tape: OutputTape,
  { code, killedBy, startedAt }: { code: number | null; killedBy: KilledBy; startedAt: number },
): SandboxResult {
  // As a shell reports a child that the kernel killed for its CPU time or its memory.
  const isKilled = code === null || code === 128 + SIGKILL || code === 128 + SIGXCPU;
  const reason = killedBy ?? (isKilled ? 'signal' : null);
  return {
    exitCode: reason === null ? code : null,
    killedBy: reason,
    output: tape.end(),
    isOutputCut: tape.isCut,
    durationMs: performance.now() - startedAt,
  };
}
