import { type CallToolResult, type Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ToolCall } from '../call/tool-call.js';
import { errorResult } from '../results/error-result.js';
import type { CreatedTask } from '../tasks/task.js';
import type { CallableTool } from './callable-tool.js';

type InputSchema = Tool['inputSchema'];

interface OwnTool<Args extends z.ZodObject> extends Omit<Tool, 'inputSchema'> {
  args: Args;
  call(args: z.infer<Args>, call: ToolCall): Promise<CallToolResult | CreatedTask>;
}

/** A tool of this server, beside those of the registry; its arguments are checked here. */
export function ownTool<Args extends z.ZodObject>({ args, call, ...about }: OwnTool<Args>): CallableTool {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(args, { io: 'input' });
  return {
    definition: { ...about, inputSchema: inputSchema as InputSchema },
    async call(given, toolCall) {
      const parsed = args.safeParse(given);
      if (parsed.success) return call(parsed.data, toolCall);
      return errorResult(invalidArguments(parsed.error), toolCall.era === 'modern' || !about.outputSchema);
    },
  };
}

const invalidArguments = ({ issues }: z.ZodError) => ({
  category: 'invalid_request',
  is_retriable: false,
  retry_after_seconds: null,
  alternative_action: 'Correct the arguments named above, and call again.',
  request_id: null,
  title: 'Invalid arguments',
  detail: 'The arguments do not fit the tool.',
  slug: 'invalid-request',
  status: null,
  errors: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
});
