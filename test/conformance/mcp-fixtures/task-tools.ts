import { setTimeout as sleep } from 'node:timers/promises';
import { inputRequired } from '@modelcontextprotocol/server';
import { textResult } from './samples.js';

/** The context of a tool that runs as a task. */
export interface Job {
  signal: AbortSignal;
  /** Waits until the client has responded to all of them. */
  readonly ask: (inputRequests: Record<string, unknown>) => Promise<Record<string, unknown>>;
}

interface TaskTool {
  run(
    args: Record<string, unknown>,
    job: Job,
  ): Promise<ReturnType<typeof textResult> & { isError?: boolean }>;
  /** Whether it requires the extension. */
  needsTasks?: boolean;
}

const confirm = (message: string) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { confirm: { type: 'boolean' } }, required: ['confirm'] },
  });

/** Tools of the tasks scenarios by name. */
export const TASK_TOOLS: Record<string, TaskTool> = {
  slow_compute: {
    async run({ seconds = 0, label = '' }, { signal }) {
      await sleep(Number(seconds) * 1000, undefined, { signal });
      return textResult(`Computed ${String(label)}`);
    },
  },
  failing_job: {
    needsTasks: true,
    run: async () => ({ ...textResult('It failed.'), isError: true }),
  },
  protocol_error_job: { run: () => Promise.reject(new Error('It broke.')) },
  confirm_delete: {
    async run({ filename }, { ask }) {
      await ask({ confirm: confirm(`Delete ${String(filename)}?`) });
      return textResult('Deleted.');
    },
  },
  multi_input: {
    async run(_args, { ask }) {
      await ask({ first: confirm('First?'), second: confirm('Second?') });
      return textResult('Both answered.');
    },
  },
};
