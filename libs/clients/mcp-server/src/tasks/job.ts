import type { CallToolResult } from '@modelcontextprotocol/server';
import type { RestOptions } from '../call/tool-call.js';
import type { Capstan } from '@capstan/client';
import type { Task } from './task.js';

/** A long job of the service as a task: its status, and its result once it has ended. */
export type JobTask = Task & { result?: CallToolResult };

/** A kind of long job. Ids are those of the service, which also checks the owner. */
export interface JobKind {
  read(client: Capstan, id: string, options: RestOptions): Promise<JobTask>;
  cancel(client: Capstan, id: string, options: RestOptions): Promise<void>;
}
