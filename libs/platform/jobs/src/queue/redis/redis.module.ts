import { Global, Module } from '@nestjs/common';
import { RedisConnection } from './redis.connection.js';

/** Provides the one RedisConnection of a process, everywhere. */
@Global()
@Module({ providers: [RedisConnection], exports: [RedisConnection] })
export class RedisModule {}
