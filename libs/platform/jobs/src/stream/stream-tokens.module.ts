import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StreamTokenEntity } from './stream-token.entity.js';
import { StreamTokens } from './stream-tokens.js';

/** Stream tickets of all kinds of jobs. */
@Module({
  imports: [TypeOrmModule.forFeature([StreamTokenEntity])],
  providers: [StreamTokens],
  exports: [StreamTokens],
})
export class StreamTokensModule {}
