import { Injectable } from '@nestjs/common';
import { JobNotifier, Broadcast } from '@capstan/platform-jobs';

/** Word about runs between processes. */
@Injectable()
export class RunNews extends JobNotifier {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'research');
  }
}
