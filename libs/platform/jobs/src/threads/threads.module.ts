import { Module } from '@nestjs/common';
import { ReadingThreads } from './reading-threads.js';

/** Provides the ReadingThreads of the process. */
@Module({ providers: [ReadingThreads], exports: [ReadingThreads] })
export class ThreadsModule {}
