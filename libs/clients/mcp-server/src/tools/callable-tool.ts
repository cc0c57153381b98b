import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { ToolCall } from '../call/tool-call.js';
import type { CreatedTask } from '../tasks/task.js';

/** A tool as it is listed, and its handler. */
export interface CallableTool {
  readonly definition: Tool;
  /** @throws the errors of the client; they become results that a model can act on. */
  call(args: Record<string, unknown>, call: ToolCall): Promise<CallToolResult | CreatedTask>;
}
