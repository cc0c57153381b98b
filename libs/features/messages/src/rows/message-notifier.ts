import { Injectable } from '@nestjs/common';
import { Broadcast, JobNotifier } from '@capstan/platform-jobs';

/** Notifications about messages between processes. */
@Injectable()
export class MessageNotifier extends JobNotifier {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'messages');
  }
}
