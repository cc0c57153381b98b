import { Inject, Injectable } from '@nestjs/common';
import { BuildCapError } from '../errors/build-cap.error.js';
import { BuilderGaveUpError } from '../errors/builder-gave-up.error.js';
import type { Builder } from './builder.js';
import type { BuildSession } from './build-session.js';
import { ReaderAuthor } from './reader/reader.author.js';

/** Injection token of the builders that need a model, in order. */
export const MODEL_BUILDERS = Symbol('builds:model-builders');

/**
 * The waterfall of builders (docs/adr/0020-builds.md). The reader writes a first site within seconds; models improve it;
 * if they give up, the reader finishes the site. Edits of a document need no model.
 */
@Injectable()
export class Builders {
  constructor(
    private readonly reader: ReaderAuthor,
    @Inject(MODEL_BUILDERS) private readonly models: readonly Builder[],
  ) {}

  async run(session: BuildSession): Promise<void> {
    const models = session.edit === null ? this.models.filter((builder) => builder.isConfigured()) : [];
    if (models.length > 0) await this.reader.scaffold(session);
    let from = this.reader.name;
    for (const builder of models) {
      try {
        await session.emit('builder.changed', { from, to: builder.name, reason: null });
        await builder.run(session);
        return;
      } catch (error) {
        if (!(error instanceof BuilderGaveUpError || isModelCap(error))) throw error;
        from = builder.name;
        await session.checkout.reset();
        const reason = error instanceof BuilderGaveUpError ? error.reason : error.message;
        await session.emit('builder.changed', { from, to: this.reader.name, reason });
      }
    }
    await this.reader.run(session);
  }
}

/** The model budget is used up; continuing without models is free. */
const isModelCap = (error: unknown): error is BuildCapError =>
  error instanceof BuildCapError && error.cap !== 'time';
