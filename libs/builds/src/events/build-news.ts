import { Injectable } from '@nestjs/common';
import { JobNews } from '@capstan/platform-jobs';
import { Broadcast } from '@capstan/platform-queue';

/** Word between processes that something about a build changed. */
@Injectable()
export class BuildNews extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'builds');
  }
}
