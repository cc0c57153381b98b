import type { OutgoingMessage } from '@capstan/kit';
import { type ChatMarkup, chatTextOf } from '../../chat-text.js';
import { titledText } from '../../message-parts.js';

export const TELEGRAM_MAX_CHARS = 4_096;

/** The only named references that the Bot API decodes. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The tags that the Bot API accepts: https://core.telegram.org/bots/api#html-style. */
const HTML: ChatMarkup = {
  escape,
  bold: (text) => `<b>${text}</b>`,
  italic: (text) => `<i>${text}</i>`,
  strike: (text) => `<s>${text}</s>`,
  code: (text) => `<code>${text}</code>`,
  codeBlock: (text) => `<pre>${text}</pre>`,
  quote: (text) => `<blockquote>${text}</blockquote>`,
  link: (text, address) => `<a href="${escape(address)}">${text}</a>`,
};

/** The fields of a message at Telegram. Without `parse_mode` a text is sent as it is. */
export const telegramTextOf = (message: OutgoingMessage) =>
  message.markdown === null
    ? { text: titledText(message) }
    : { text: chatTextOf(message, HTML, TELEGRAM_MAX_CHARS), parse_mode: 'HTML' };
