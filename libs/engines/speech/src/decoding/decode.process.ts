import { ignoreStopSignals } from '../child/ignore-stop-signals.js';
import { decodeFile } from './decode-file.js';
import type { DecodingMessage, DecodingTask } from './decoding-task.js';
import { UndecodableError } from './undecodable.error.js';

async function answerTo(task: DecodingTask): Promise<DecodingMessage> {
  try {
    return { seconds: await decodeFile(task) };
  } catch (error) {
    if (error instanceof UndecodableError) return { undecodable: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

ignoreStopSignals();
process.once('message', (task: DecodingTask) => {
  void answerTo(task).then((message) => process.send?.(message, () => process.disconnect()));
});
// Its worker ended.
process.once('disconnect', () => process.exit());
