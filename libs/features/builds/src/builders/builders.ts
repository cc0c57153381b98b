import { Injectable } from '@nestjs/common';
import { BuilderGaveUpError } from '../errors/builder-gave-up.error.js';
import { ModelAuthor } from './author/model.author.js';
import type { BuildSession } from './build-session.js';
import { ReaderAuthor } from './reader/reader.author.js';

/**
 * The waterfall of builders (docs/adr/0020-builds.md). The reader writes a first site within seconds; language models improve
 * it; if they give up, the reader finishes the site. Edits of a document need no model.
 */
@Injectable()
export class Builders {
  constructor(
    private readonly reader: ReaderAuthor,
    private readonly author: ModelAuthor,
  ) {}

  async run(session: BuildSession): Promise<void> {
    const { reader, author } = this;
    if (session.edit === null && author.isConfigured()) {
      await reader.scaffold(session);
      try {
        await session.emit('builder.changed', { from: reader.name, to: author.name, reason: null });
        await author.run(session);
        return;
      } catch (error) {
        if (!(error instanceof BuilderGaveUpError)) throw error;
        await session.checkout.reset();
        const { reason, explanation } = error;
        await session.emit('builder.changed', { from: author.name, to: reader.name, reason, explanation });
      }
    }
    await reader.run(session);
  }
}
