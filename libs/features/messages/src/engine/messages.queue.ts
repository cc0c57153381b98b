/** Queue of the messages that are to be sent. */
export const MESSAGES_QUEUE = 'messages';
