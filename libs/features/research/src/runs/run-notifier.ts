import { Injectable } from '@nestjs/common';
import { JobNotifier, Broadcast } from '@capstan/platform-jobs';

/** Notifies other processes about runs. */
@Injectable()
export class RunNotifier extends JobNotifier {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'research');
  }
}
