import { Injectable } from '@nestjs/common';
import { EventStream } from '@capstan/platform-jobs';
import { type CapabilityJobEventKind, TERMINAL_KINDS } from '../rows/event-kinds.js';
import { CapabilityJobEvents } from '../rows/job-events.js';
import { CapabilityJobNotifier } from '../rows/job-notifier.js';

/** The event streams of jobs, for any number of readers. */
@Injectable()
export class CapabilityJobStream extends EventStream<CapabilityJobEventKind> {
  constructor(events: CapabilityJobEvents, notifier: CapabilityJobNotifier) {
    super(events, notifier, TERMINAL_KINDS);
  }
}
