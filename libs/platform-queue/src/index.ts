/**
 * Work and word between processes: BullMQ on PostgreSQL or Redis, and messages that reach every process at
 * once. Main types: {@link QueueModule}, {@link Broadcast}.
 */
export { Broadcast, type BroadcastHandler } from './broadcast/broadcast.js';
export { BroadcastModule } from './broadcast/broadcast.module.js';
export { WORKER_OPTIONS } from './queue-options.js';
export { type QueueConfig, queueConfig } from './queue.config.js';
export { QueueModule } from './queue.module.js';
export { RedisConnection } from './redis/redis.connection.js';
export { RedisModule } from './redis/redis.module.js';
