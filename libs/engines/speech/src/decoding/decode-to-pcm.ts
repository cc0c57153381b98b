import type { ChildProcess } from 'node:child_process';
import { forkChild } from '../child/fork-child.js';
import type { DecodingMessage, DecodingTask } from './decoding-task.js';
import { errorForExit } from './error-for-exit.js';
import { UndecodableError } from './undecodable.error.js';

const PROCESS = new URL('./decode.process', import.meta.url);

/**
 * Decodes a file to raw samples (16 kHz, mono, 16 bits, little endian) in another file, in a process of its own: a file that takes
 * too much memory or time, or crashes its decoder, harms nothing else.
 * @returns seconds. @throws UndecodableError; the reason of `signal`, which ends the process; Error if something else stopped it.
 */
export async function decodeToPcm(task: DecodingTask, signal: AbortSignal): Promise<number> {
  signal.throwIfAborted();
  const child = forkChild(PROCESS);
  const kill = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    child.send(task);
    const message = await messageOf(child);
    if ('seconds' in message) return message.seconds;
    if ('undecodable' in message) throw new UndecodableError(message.undecodable);
    throw new Error(message.failed);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

const messageOf = (child: ChildProcess): Promise<DecodingMessage> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', resolve);
    // Unlike `exit`, `close` comes after the last message.
    child.once('close', (code, signal) => reject(errorForExit(code, signal)));
  });
