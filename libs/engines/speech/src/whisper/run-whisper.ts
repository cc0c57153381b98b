import { forkChild } from '../child/fork-child.js';
import { followWhisper } from './follow-whisper.js';
import type { WhisperChunk, WhisperTask } from './protocol.js';

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
    await followWhisper(child, onChunk);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}
