import { defineQueue } from '@capstan/platform-jobs';

/** Queue of the messages to send. */
export const MESSAGES_QUEUE = defineQueue('messages');
