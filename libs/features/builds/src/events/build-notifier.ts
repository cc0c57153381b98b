import { Injectable } from '@nestjs/common';
import { JobNews, Broadcast } from '@capstan/platform-jobs';

/** Notifies other processes that a build changed. */
@Injectable()
export class BuildNotifier extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'builds');
  }
}
