import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** The extension for long jobs (SEP-2663). */
export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

/** Whether this request declared the extension; earlier declarations do not count. */
export function hasTasks({ envelope }: ServerContext['mcpReq']): boolean {
  // The key is a plain string in the types of the SDK.
  const meta: Partial<Record<string, unknown>> = { ...envelope };
  const declared = meta[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  return declared?.extensions?.[TASKS_EXTENSION] !== undefined;
}
