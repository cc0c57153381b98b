import { Injectable } from '@nestjs/common';
import { EventStream } from '@capstan/platform-jobs';
import { type ResearchEventKind, TERMINAL_KINDS } from '../run/research-run.js';
import { RunEvents } from '../runs/run-events.js';
import { RunNotifier } from '../runs/run-notifier.js';

/** The streams of runs, for any number of readers. */
@Injectable()
export class RunStream extends EventStream<ResearchEventKind> {
  constructor(events: RunEvents, notifier: RunNotifier) {
    super(events, notifier, TERMINAL_KINDS);
  }
}
