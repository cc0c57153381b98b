import { JobFailedError } from '@capstan/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ToolCall } from '../call/tool-call.js';
import { reportEvents } from '../progress/report-events.js';
import { receiptOf } from '../results/receipt.js';
import type { CreatedTask } from '../tasks/task.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { READ_ONLY_ANNOTATIONS, ownTool } from '../tools/own-tool.js';
import { researchTask } from './research-jobs.js';
import { researchProgress } from './research-progress.js';
import { runResult } from './run-result.js';
import { runStatus, runStatusSchema } from './run-status.js';
import type { Run } from './run.js';

type Research = Parameters<ToolCall['client']['researchRuns']['create']>[0];

/** Time to cancel the run after the client disconnected. */
const CANCEL_TIMEOUT_MS = 10_000;

const RUN_ID = z.strictObject({ id: z.string().min(1).describe('Id of the run, from research_start') });

/** Research: awaited, as a task, or started and polled. */
export const researchTools = {
  research: (definition: Tool): CallableTool[] => [
    waited(definition),
    started(definition),
    ...asked(runStatusSchema(definition.outputSchema ?? { type: 'object' })),
  ],
};

const waited = (definition: Tool): CallableTool => ({
  definition: {
    ...definition,
    description: `${definition.description}\n\nReturns when it is done. If calls time out sooner than that, use research_start.`,
  },
  async call(args, call): Promise<CallToolResult | CreatedTask> {
    const { signal, ...start } = call.write;
    signal.throwIfAborted();
    // Without the signal: a run whose start was aborted may have begun, and without its id it cannot be canceled.
    // The service validates the arguments.
    const started = await call.client.researchRuns.create(args as Research, start);
    try {
      signal.throwIfAborted();
      if (call.canBeTask) return { resultType: 'task', ...researchTask(started.data) };
      return runResult(await ended(started.data, call), started.requestId);
    } catch (error) {
      // A replay joined a run that another call waits for.
      if (signal.aborted && !started.isReplay) await cancelAbandoned(started.data, call);
      throw error;
    }
  },
});

async function ended({ id }: Run, { client, read, progress }: ToolCall): Promise<Run> {
  try {
    const onEvent = reportEvents(progress, researchProgress);
    const { data } = await client.researchRuns.wait(id, { ...read, onEvent });
    return data;
  } catch (error) {
    if (error instanceof JobFailedError) return error.job as Run;
    throw error;
  }
}

/** The client has disconnected; a run that cannot be canceled runs to its end. */
const cancelAbandoned = ({ id }: Run, { client, read: { headers } }: ToolCall): Promise<unknown> =>
  client.researchRuns.cancel(id, { headers, timeoutMs: CANCEL_TIMEOUT_MS }).catch(() => {});

const started = ({ annotations, ...research }: Tool): CallableTool => ({
  definition: {
    ...research,
    name: 'research_start',
    title: 'Begin research',
    description: `Starts what \`research\` does and returns at once with the id of the run; poll research_status for its result, end it with research_cancel.\n\n${research.description}`,
    annotations: { ...annotations, title: 'Begin research' },
    outputSchema: runStatusSchema(research.outputSchema ?? { type: 'object' }),
  },
  async call(args, { client, write }) {
    const answer = await client.researchRuns.create(args as Research, write);
    return runStatus(answer.data, receiptOf(answer));
  },
});

const asked = (outputSchema: Tool['outputSchema']): CallableTool[] => [
  ownTool({
    name: 'research_status',
    title: 'Status of research',
    description: 'Status of a research run, its result once it is completed, and when to poll again. Free.',
    annotations: READ_ONLY_ANNOTATIONS,
    outputSchema,
    args: RUN_ID,
    async call({ id }, { client, read }) {
      const answer = await client.researchRuns.get(id, read);
      return runStatus(answer.data, { ...receiptOf(answer), creditsUsed: answer.data.credits_used });
    },
  }),
  ownTool({
    name: 'research_cancel',
    title: 'Cancel research',
    description:
      'Ends a research run; one credit is charged for each search with results. A run that has ended is unchanged.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    outputSchema,
    args: RUN_ID,
    async call({ id }, { client, read }) {
      const answer = await client.researchRuns.cancel(id, read);
      return runStatus(answer.data, receiptOf(answer));
    },
  }),
];
