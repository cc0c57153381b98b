import { Injectable } from '@nestjs/common';
import { Broadcast, JobNotifier } from '@capstan/platform-jobs';

/** Notifications about jobs of capabilities between processes. */
@Injectable()
export class CapabilityJobNotifier extends JobNotifier {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'capability-job');
  }
}
