import { Injectable } from '@nestjs/common';
import { EventStream } from '@capstan/platform-jobs';
import { type BuildEventKind, TERMINAL_KINDS } from '../model/build-event.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNews } from '../events/build-news.js';

/** The streams of builds, for any number of readers. */
@Injectable()
export class BuildStream extends EventStream<BuildEventKind> {
  constructor(events: BuildEvents, news: BuildNews) {
    super(events, news, TERMINAL_KINDS);
  }
}
