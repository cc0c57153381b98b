import { CLIENT_CAPABILITIES_META_KEY, type ServerContext } from '@modelcontextprotocol/server';

/** The extension for long jobs (SEP-2663). */
export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

/** Whether this very request declared the extension; earlier declarations do not count. */
export const hasTasks = ({ envelope }: ServerContext['mcpReq']): boolean =>
  envelope?.[CLIENT_CAPABILITIES_META_KEY]?.extensions?.[TASKS_EXTENSION] !== undefined;
