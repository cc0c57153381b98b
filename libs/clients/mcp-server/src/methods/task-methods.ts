import type { Capstan } from '@capstan/client';
import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { buildJobs } from '../builds/build-jobs.js';
import type { RestOptions } from '../call/tool-call.js';
import { traceHeaders } from '../call/trace-headers.js';
import { protocolErrorOf } from '../results/protocol-error.js';
import { researchJobs } from '../research/research-jobs.js';
import { TASKS_EXTENSION, hasTasks } from '../call/has-tasks.js';
import type { JobKind } from '../tasks/job.js';
import { type TaskKind, readTaskId } from '../tasks/task-id.js';

const KINDS: Readonly<Record<TaskKind, JobKind>> = { research: researchJobs, build: buildJobs };

const params = z.looseObject({ taskId: z.string() });
const result = z.looseObject({});

/** `tasks/get`, `tasks/update` and `tasks/cancel` (SEP-2663); the REST API checks the owner of a task. */
export function serveTasks(server: Server, client: Capstan): void {
  type Answer = (job: JobKind, id: string, options: RestOptions) => Promise<object>;
  const onTask = (method: string, answer: Answer): void =>
    server.setRequestHandler(method, { params, result }, async ({ taskId }, { mcpReq }) => {
      requireTasks(mcpReq);
      const known = readTaskId(taskId);
      if (!known) throw unknownTask(taskId);
      const options = { signal: mcpReq.signal, headers: traceHeaders(mcpReq._meta) };
      try {
        return { ...(await answer(KINDS[known.kind], known.id, options)) };
      } catch (error) {
        throw protocolErrorOf(error, () => unknownTask(taskId));
      }
    });

  onTask('tasks/get', (job, id, options) => job.read(client, id, options));
  // Tasks never request input, so an update is acknowledged and ignored.
  onTask('tasks/update', async (job, id, options) => {
    await job.read(client, id, options);
    return {};
  });
  onTask('tasks/cancel', async (job, id, options) => {
    await job.cancel(client, id, options);
    return {};
  });
}

function requireTasks(mcpReq: ServerContext['mcpReq']): void {
  if (hasTasks(mcpReq)) return;
  throw new MissingRequiredClientCapabilityError({
    requiredCapabilities: { extensions: { [TASKS_EXTENSION]: {} } },
  });
}

const unknownTask = (taskId: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown task: ${taskId}`);
