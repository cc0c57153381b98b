import { randomUUID } from 'node:crypto';
import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { capabilitiesOf } from './input-required-tools.js';
import { textResult } from './samples.js';
import { type Job, TASK_TOOLS } from './task-tools.js';

const TASKS = 'io.modelcontextprotocol/tasks';

interface Task {
  taskId: string;
  status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';
  createdAt: string;
  lastUpdatedAt: string;
  ttlMs: number;
  pollIntervalMs: number;
  inputRequests?: Record<string, unknown>;
  result?: unknown;
  error?: { code: number; message: string };
}

interface RunningTask {
  task: Task;
  cancel: AbortController;
  readonly answered: (responses: Record<string, unknown>) => void;
}

/** Outlive their server, of which there is one per request. */
const tasks = new Map<string, RunningTask>();

const hasTasks = ({ mcpReq }: ServerContext): boolean =>
  capabilitiesOf(mcpReq)?.extensions?.[TASKS] !== undefined;

const missingTasks = () =>
  new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS]: {} } } });

/** A server whose tools run as tasks, for the scenarios of the tasks extension. */
export function createTaskServer(): Server {
  const server = new Server(
    { name: 'task-fixtures', version: '1.0.0' },
    { capabilities: { tools: {}, extensions: { [TASKS]: {} } } },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: [...Object.keys(TASK_TOOLS), 'greet', 'test_tool_with_task'].map((name) => ({
      name,
      inputSchema: { type: 'object' },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }, context) => {
    if (name === 'greet') return textResult(`Hello, ${String(args['name'])}!`);
    if (name === 'test_tool_with_task') return afterAsking(context);
    const tool = TASK_TOOLS[name];
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`);
    if (hasTasks(context)) return start((job) => tool.run(args, job));
    if (tool.needsTasks) throw missingTasks();
    return tool.run(args, { signal: context.mcpReq.signal, ask: () => Promise.resolve({}) });
  });
  addTaskMethods(server);
  return server;
}

function addTaskMethods(server: Server): void {
  const schemas = { params: z.looseObject({ taskId: z.string() }), result: z.looseObject({}) };
  const on = (method: string, answer: (found: RunningTask, context: ServerContext) => object): void => {
    server.setRequestHandler(method, schemas, ({ taskId }, context) => {
      if (!hasTasks(context)) throw missingTasks();
      const found = tasks.get(taskId);
      if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown task: ${taskId}`);
      return { resultType: 'complete', ...answer(found, context) };
    });
  };
  on('tasks/get', ({ task }) => task);
  on('tasks/cancel', ({ cancel }) => {
    cancel.abort();
    return {};
  });
  // The SDK removes the responses from the parameters.
  on('tasks/update', ({ answered }, { mcpReq }) => {
    answered({ ...mcpReq.inputResponses });
    return {};
  });
}

/** Requests a name first, then continues as a task. */
function afterAsking({ mcpReq }: ServerContext) {
  const answer = mcpReq.inputResponses?.['user_name'] as { content?: { name?: string } } | undefined;
  if (answer !== undefined) return start(async () => textResult(`Done for ${JSON.stringify(answer)}`));
  return inputRequired({
    inputRequests: {
      user_name: inputRequired.elicit({
        message: 'What is your name?',
        requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      }),
    },
  });
}

function start(run: (job: Job) => Promise<unknown>): ReturnType<typeof textResult> {
  const at = new Date().toISOString();
  const task: Task = {
    taskId: randomUUID(),
    status: 'working',
    createdAt: at,
    lastUpdatedAt: at,
    ttlMs: 60_000,
    pollIntervalMs: 100,
  };
  const cancel = new AbortController();
  const become = (change: Partial<Task>): void => {
    if (['completed', 'failed', 'cancelled'].includes(task.status)) return;
    Object.assign(task, change, { lastUpdatedAt: new Date().toISOString() });
  };
  let resume = (_responses: Record<string, unknown>): void => {};
  const given: Record<string, unknown> = {};
  const ask: Job['ask'] = (inputRequests) =>
    new Promise((resolve) => {
      become({ status: 'input_required', inputRequests: { ...inputRequests } });
      resume = (responses) => {
        Object.assign(given, responses);
        const open = Object.entries(inputRequests).filter(([key]) => !(key in given));
        if (open.length > 0) become({ inputRequests: Object.fromEntries(open) });
        else {
          delete task.inputRequests;
          become({ status: 'working' });
          resolve(given);
        }
      };
    });
  cancel.signal.addEventListener('abort', () => become({ status: 'cancelled' }));
  tasks.set(task.taskId, { task, cancel, answered: (responses) => resume(responses) });
  const created = { resultType: 'task', ...task } as unknown as ReturnType<typeof textResult>;
  run({ signal: cancel.signal, ask }).then(
    (result) => become({ status: 'completed', result }),
    (error: Error) => become({ status: 'failed', error: { code: -32_603, message: error.message } }),
  );
  return created;
}
