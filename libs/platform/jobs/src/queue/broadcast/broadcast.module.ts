import { Global, Module } from '@nestjs/common';
import { type DatabaseConfig, databaseConfig } from '@capstan/platform-core';
import { type QueueConfig, queueConfig } from '../queue.config.js';
import { RedisConnection } from '../redis/redis.connection.js';
import { RedisModule } from '../redis/redis.module.js';
import { Broadcast } from './broadcast.js';
import { PostgresBroadcast } from './postgres.broadcast.js';
import { RedisBroadcast } from './redis.broadcast.js';

/** Provides Broadcast globally: over Redis when REDIS_URL is set, otherwise over PostgreSQL. */
@Global()
@Module({
  imports: [RedisModule],
  providers: [
    {
      provide: Broadcast,
      inject: [queueConfig.token, databaseConfig.token, RedisConnection],
      useFactory: (queue: QueueConfig, database: DatabaseConfig, redis: RedisConnection): Broadcast =>
        queue.redisUrl !== undefined && redis.client
          ? new RedisBroadcast(queue.redisUrl, redis.client)
          : new PostgresBroadcast(database.url),
    },
  ],
  exports: [Broadcast],
})
export class BroadcastModule {}
