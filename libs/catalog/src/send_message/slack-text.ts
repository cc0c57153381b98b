import type { OutgoingMessage } from '@capstan/kit';
import { type ChatMarkup, chatTextOf } from './chat-text.js';

/** Slack truncates longer texts. */
export const SLACK_MAX_CHARS = 40_000;

/** The three characters by which Slack recognizes mentions, channels and links; it decodes no other references. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** mrkdwn. It has no way to escape its own `*`, `_`, `~` and backquote in text. */
const MRKDWN: ChatMarkup = {
  escape,
  // Slack does not nest a style in itself, nor over line breaks.
  bold: (text) => text.replaceAll(/[^\n]+/g, (line) => `*${line.replaceAll('*', '')}*`),
  italic: (text) => `_${text}_`,
  strike: (text) => `~${text}~`,
  code: (text) => `\`${text}\``,
  codeBlock: (text) => `\`\`\`\n${text}\n\`\`\``,
  quote: (text) => text.replaceAll(/^/gm, '> '),
  link: (text, address) => `<${escape(address).replaceAll('|', '%7C')}|${text.replaceAll(/[\n|]/g, ' ')}>`,
};

/** The fields of a message at Slack. Nothing in a text notifies anyone. */
export const slackTextOf = (message: OutgoingMessage) => ({
  text: chatTextOf(message, MRKDWN, SLACK_MAX_CHARS),
  mrkdwn: message.markdown !== null,
});
