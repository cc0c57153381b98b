import { Global, Module } from '@nestjs/common';
import { RedisConnection } from './redis.connection.js';

/** Provides the RedisConnection of the process globally. */
@Global()
@Module({ providers: [RedisConnection], exports: [RedisConnection] })
export class RedisModule {}
