import { Injectable } from '@nestjs/common';
import { EventStream } from '@capstan/platform-jobs';
import { type BuildEventKind, TERMINAL_KINDS } from '../model/build-event.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNotifier } from '../events/build-notifier.js';

/** The streams of builds, for any number of readers. */
@Injectable()
export class BuildStream extends EventStream<BuildEventKind> {
  constructor(events: BuildEvents, notifier: BuildNotifier) {
    super(events, notifier, TERMINAL_KINDS);
  }
}
