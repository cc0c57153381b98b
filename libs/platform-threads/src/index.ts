/**
 * Work that takes a processor, in threads of its own: bounded in time and memory, so that nothing a stranger wrote can
 * stall the event loop or exhaust the heap. Main type: {@link ThreadPool}.
 */
export { ThreadError, type ThreadErrorReason } from './thread.error.js';
export { type ThreadLimits, ThreadPool } from './thread-pool.js';
