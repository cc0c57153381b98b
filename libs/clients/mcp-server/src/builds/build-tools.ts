import { BuildQuestionError, JobFailedError, WaitTimeoutError } from '@capstan/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ToolCall } from '../call/tool-call.js';
import { reportEvents } from '../progress/report-events.js';
import { answerResult } from '../results/answer-result.js';
import { receiptOf } from '../results/receipt.js';
import type { CreatedTask } from '../tasks/task.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { READ_ONLY_ANNOTATIONS, ownTool } from '../tools/own-tool.js';
import { buildTask } from './build-jobs.js';
import { buildProgress } from './build-progress.js';
import { answerFirst, type Build, buildStatus, buildStatusSchema } from './build-status.js';

const MAX_WAIT_SECONDS = 1800;

/** Tools that this server adds to those of the registry that start builds and read their status. */
export const buildTools = {
  build: (definition: Tool): CallableTool[] => [begun(definition)],
  build_status: (definition: Tool): CallableTool[] => {
    const outputSchema = buildStatusSchema(definition.outputSchema);
    return [asked({ ...definition, outputSchema }), waited(outputSchema)];
  },
};

const begun = (definition: Tool): CallableTool => ({
  definition,
  async call(args, { client, write }) {
    const answer = await client.agent<{ execution_id: string; question?: string }>(
      definition.name,
      args,
      write,
    );
    const { execution_id: id, question } = answer.data;
    const text = question === undefined ? `Follow it with build_wait, execution_id ${id}.` : answerFirst(id);
    return answerResult(answer.data, receiptOf(answer), { type: 'text', text });
  },
});

const asked = (definition: Tool): CallableTool => ({
  definition,
  async call(args, { client, write }) {
    const answer = await client.agent<Build>(definition.name, args, write);
    return buildStatus(answer.data, receiptOf(answer));
  },
});

const waited = (outputSchema: Tool['outputSchema']): CallableTool =>
  ownTool({
    name: 'build_wait',
    title: 'Wait for a build',
    description:
      'Waits until a build has ended, or for `max_wait_seconds`, and returns its status. Ending the wait does not end the build. Free.',
    annotations: READ_ONLY_ANNOTATIONS,
    outputSchema,
    args: z.strictObject({
      execution_id: z.string().min(1).describe('`execution_id` of the build'),
      max_wait_seconds: z
        .int()
        .min(1)
        .max(MAX_WAIT_SECONDS)
        .default(300)
        .describe('Return after this time even if the build is still running'),
    }),
    async call({ execution_id: id, max_wait_seconds: seconds }, call): Promise<CallToolResult | CreatedTask> {
      const answer = await call.client.builds.get(id, call.read);
      if (answer.data.status !== 'running') return buildStatus(answer.data, receiptOf(answer));
      if (call.canBeTask) return { resultType: 'task', ...buildTask(answer.data) };
      return buildStatus(await waitForBuild(id, seconds, call), receiptOf(answer));
    },
  });

async function waitForBuild(
  id: string,
  seconds: number,
  { client, read, progress }: ToolCall,
): Promise<Build> {
  try {
    const onEvent = reportEvents(progress, buildProgress);
    const { data } = await client.builds.wait(id, { ...read, onEvent, waitTimeoutMs: seconds * 1000 });
    return data;
  } catch (error) {
    if (error instanceof JobFailedError || error instanceof BuildQuestionError) return error.job as Build;
    if (error instanceof WaitTimeoutError) return (await client.builds.get(id, read)).data;
    throw error;
  }
}
