import { Injectable } from '@nestjs/common';
import { JobNews } from '@capstan/platform-jobs';
import { Broadcast } from '@capstan/platform-queue';

/** Word about runs between processes. */
@Injectable()
export class RunNews extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'research');
  }
}
