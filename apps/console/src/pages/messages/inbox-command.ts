import { curlCommand } from '../../components/curl-command.ts';

/** Sends a message to the inbox of the account. */
export const INBOX_COMMAND = curlCommand('/v1/messages', {
  channel: 'inbox',
  subject: 'Hello',
  text: 'The report is ready.',
});
