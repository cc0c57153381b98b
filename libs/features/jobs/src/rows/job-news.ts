import { Injectable } from '@nestjs/common';
import { Broadcast, JobNews } from '@capstan/platform-jobs';

/** Notifications about jobs of capabilities between processes. */
@Injectable()
export class CapabilityJobNews extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'capability-job');
  }
}
