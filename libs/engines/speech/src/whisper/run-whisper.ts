import type { ChildProcess } from 'node:child_process';
import { forkChild } from '../child/fork-child.js';
import type { WhisperChunk, WhisperMessage, WhisperTask } from './protocol.js';

const PROCESS = new URL('./whisper.process', import.meta.url);

/**
 * Transcribes in a process of its own.
 * @param onChunk called in order, one after another; the next chunk may be under way.
 * @throws Error when the process fails or ends; the reason of `signal`, which ends the process; what `onChunk` throws.
 */
export async function runWhisper(
  task: WhisperTask,
  onChunk: (chunk: WhisperChunk) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = forkChild(PROCESS);
  const kill = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    child.send(task);
    await followed(child, onChunk);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

function followed(child: ChildProcess, onChunk: (chunk: WhisperChunk) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let chunks = Promise.resolve();
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(reasonOf(signal ?? String(code)))));
    child.on('message', (message: WhisperMessage) => {
      if ('failed' in message) reject(new Error(message.failed));
      else if ('done' in message) chunks.then(resolve, reject);
      else {
        chunks = chunks.then(() => onChunk(message.chunk));
        chunks.catch(reject);
      }
    });
  });
}

const reasonOf = (end: string): string =>
  end === 'SIGILL' ? 'Whisper needs a processor with AVX2' : `the process of Whisper ended (${end})`;
