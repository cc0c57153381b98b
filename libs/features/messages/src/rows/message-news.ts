import { Injectable } from '@nestjs/common';
import { Broadcast, JobNews } from '@capstan/platform-jobs';

/** Notifications about messages between processes. */
@Injectable()
export class MessageNews extends JobNews {
  constructor(broadcast: Broadcast) {
    super(broadcast, 'messages');
  }
}
