import { defineQueue } from '@capstan/platform-jobs';

/** Queue of the messages that are to be sent. */
export const MESSAGES_QUEUE = defineQueue('messages');
