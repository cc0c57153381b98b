import { Injectable } from '@nestjs/common';
import { JobNews, Broadcast } from '@capstan/platform-jobs';

/** Word about runs between processes. */
@Injectable()
export class RunNotifier extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'research');
  }
}
