/** State of a task on the wire (extension `io.modelcontextprotocol/tasks`). */
export interface Task {
  taskId: string;
  status: 'working' | 'completed' | 'failed' | 'cancelled';
  statusMessage?: string;
  createdAt: string;
  lastUpdatedAt: string;
  /** Milliseconds; null: kept as long as the job it stands for. */
  ttlMs: number | null;
  pollIntervalMs: number;
}

/** What `tools/call` answers instead of a result. */
export type CreatedTask = Task & { resultType: 'task' };
