import { Injectable } from '@nestjs/common';
import { JobNews, Broadcast } from '@capstan/platform-jobs';

/** Notifies other processes about runs. */
@Injectable()
export class RunNotifier extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'research');
  }
}
