import { Injectable } from '@nestjs/common';
import { JobNotifier, Broadcast } from '@capstan/platform-jobs';

/** Notifies other processes that a build changed. */
@Injectable()
export class BuildNotifier extends JobNotifier {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'builds');
  }
}
