import { Injectable } from '@nestjs/common';
import { JobNotifier, Broadcast } from '@capstan/platform-jobs';

/** Word between processes that something about a build changed. */
@Injectable()
export class BuildNews extends JobNotifier {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'builds');
  }
}
