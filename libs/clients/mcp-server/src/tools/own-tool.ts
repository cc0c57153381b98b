import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ToolCall } from '../call/tool-call.js';
import { failure } from '../results/failure.js';
import { ToolFailure } from '../results/tool-failure.js';
import type { CreatedTask } from '../tasks/task.js';
import type { CallableTool } from './callable-tool.js';

interface OwnTool<Args extends z.ZodObject> extends Omit<Tool, 'inputSchema'> {
  title: string;
  args: Args;
  call: (args: z.infer<Args>, call: ToolCall) => Promise<CallToolResult | CreatedTask>;
}

/** A tool of this server, in addition to those of the registry; its arguments are validated here. */
export function ownTool<Args extends z.ZodObject>({ args, call, ...about }: OwnTool<Args>): CallableTool {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(args, { io: 'input' });
  return {
    definition: {
      ...about,
      annotations: { title: about.title, ...about.annotations },
      inputSchema: inputSchema as Tool['inputSchema'],
    },
    async call(given, toolCall) {
      const parsed = args.safeParse(given);
      if (!parsed.success) throw invalidArguments(parsed.error);
      return call(parsed.data, toolCall);
    },
  };
}

const invalidArguments = ({ issues }: z.ZodError): ToolFailure =>
  new ToolFailure(
    failure({
      category: 'invalid_request',
      title: 'Invalid arguments',
      detail: 'The arguments do not match the schema of the tool.',
      alternative_action: 'Correct the listed arguments, and call again.',
      slug: 'invalid-request',
      errors: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    }),
  );

/** Annotations of read-only tools. */
export const READ_ONLY_ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
