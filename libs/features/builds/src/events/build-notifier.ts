import { Injectable } from '@nestjs/common';
import { JobNews, Broadcast } from '@capstan/platform-jobs';

/** Word between processes that something about a build changed. */
@Injectable()
export class BuildNotifier extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'builds');
  }
}
