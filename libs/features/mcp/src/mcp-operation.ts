import { Operation } from '@capstan/platform-core';

/** A message of the Model Context Protocol as observers see it. */
export interface ObservedMcpMessage {
  /** E.g. `tools/call`. */
  readonly method: string;
  /** Tool of a `tools/call`. */
  readonly tool: string | undefined;
}

/** One message, until its response starts. */
export const mcpOperation = new Operation<ObservedMcpMessage>('mcp.message');
