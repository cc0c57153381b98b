import { Module } from '@nestjs/common';
import { OpenStreams } from './open-streams.js';

/** Provides one OpenStreams per process: streams of all kinds of jobs count together. */
@Module({ providers: [OpenStreams], exports: [OpenStreams] })
export class OpenStreamsModule {}
