import type { ChildProcess } from 'node:child_process';
import type { WhisperChunk, WhisperMessage } from './protocol.js';

/**
 * Resolves when the process has sent everything and all chunks are saved; it may have ended by then.
 * @throws Error when the process fails, or ends before it has sent everything; what `onChunk` throws.
 */
export function followWhisper(
  child: Pick<ChildProcess, 'on' | 'once'>,
  onChunk: (chunk: WhisperChunk) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let chunks = Promise.resolve();
    let isComplete = false;
    child.once('error', reject);
    // Unlike `exit`, `close` comes after the last message.
    child.once('close', (code, signal) => {
      if (!isComplete) reject(new Error(reasonOf(signal ?? String(code))));
    });
    child.on('message', (message: WhisperMessage) => {
      if ('failed' in message) {
        reject(new Error(message.failed));
      } else if ('done' in message) {
        isComplete = true;
        chunks.then(resolve, reject);
      } else {
        chunks = chunks.then(() => onChunk(message.chunk));
        chunks.catch(reject);
      }
    });
  });
}

const reasonOf = (end: string): string =>
  end === 'SIGILL' ? 'Whisper needs a processor with AVX2' : `the process of Whisper ended (${end})`;
