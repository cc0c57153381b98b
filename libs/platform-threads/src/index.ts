/**
 * Work that takes a processor, in threads of its own: bounded in time and memory, so that nothing a stranger wrote can
 * stall the event loop or exhaust the heap. Main types: {@link ReadingThreads}, {@link ThreadPool}.
 */
export { defineReading, type Reading } from './reading.js';
export { READING_LIMITS, ReadingThreads } from './reading-threads.js';
export { ThreadError, type ThreadErrorReason } from './thread.error.js';
export { type ThreadLimits, ThreadPool } from './thread-pool.js';
export { ThreadsModule } from './threads.module.js';
