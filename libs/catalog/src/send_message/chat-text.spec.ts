import type { OutgoingMessage } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { slackTextOf } from './slack-text.js';
import { telegramTextOf } from './transports/telegram/telegram-text.js';

const message = (fields: Partial<OutgoingMessage>): OutgoingMessage => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  accountId: 'a',
  channel: 'chat',
  service: null,
  to: '',
  subject: null,
  text: fields.markdown ?? '',
  markdown: null,
  html: null,
  replyTo: null,
  headers: {},
  attachments: [],
  ...fields,
});

/** Markdown, what Slack gets and what Telegram gets. */
const CASES: readonly (readonly [string, string, string])[] = [
  [
    '**bold** _it_ ~~gone~~ `a<b`',
    '*bold* _it_ ~gone~ `a&lt;b`',
    '<b>bold</b> <i>it</i> <s>gone</s> <code>a&lt;b</code>',
  ],
  ['# Title\n\nText', '*Title*\n\nText', '<b>Title</b>\n\nText'],
  ['# A **b** c', '*A b c*', '<b>A <b>b</b> c</b>'],
  [
    '[the *page*](https://a.example/?b=1&c=2)',
    '<https://a.example/?b=1&amp;c=2|the _page_>',
    '<a href="https://a.example/?b=1&amp;c=2">the <i>page</i></a>',
  ],
  ['[x](javascript:alert(1))', 'x', 'x'],
  [
    '![a chart](https://a.example/c.png)',
    '<https://a.example/c.png|a chart>',
    '<a href="https://a.example/c.png">a chart</a>',
  ],
  ['- one\n  - two\n- [x] done', '• one\n   • two\n• ☑ done', '• one\n   • two\n• ☑ done'],
  ['3. a\n4. b', '3. a\n4. b', '3. a\n4. b'],
  [
    '> quoted\n> more\n>\n> > deeper',
    '> quoted\n> more\n> \n> deeper',
    '<blockquote>quoted\nmore\n\ndeeper</blockquote>',
  ],
  ['```js\nif (a < b) {}\n```', '```\nif (a &lt; b) {}\n```', '<pre>if (a &lt; b) {}</pre>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '*a | b*\n1 | 2', '<b>a | b</b>\n1 | 2'],
  [
    'a<br>b\n\n---\n\nArray<string>',
    'a\nb\n\n———\n\nArray&lt;string&gt;',
    'a\nb\n\n———\n\nArray&lt;string&gt;',
  ],
  ['Tom &amp; Ann &#42;x\\*', 'Tom &amp; Ann *x*', 'Tom &amp; Ann *x*'],
];

describe('a message in Markdown', () => {
  it.each(CASES)('%j', (markdown, slack, telegram) => {
    expect(slackTextOf(message({ markdown }))).toEqual({ text: slack, mrkdwn: true });
    expect(telegramTextOf(message({ markdown }))).toEqual({ text: telegram, parse_mode: 'HTML' });
  });

  it('has its subject in bold', () => {
    const titled = message({ subject: 'A & B', markdown: 'Text' });
    expect(slackTextOf(titled).text).toBe('*A &amp; B*\n\nText');
    expect(telegramTextOf(titled).text).toBe('<b>A &amp; B</b>\n\nText');
  });

  it('is sent as plain text if it is empty, or longer than the service accepts', () => {
    expect(slackTextOf(message({ markdown: '[a]: https://a.example', text: 'plain' })).text).toBe('plain');
    expect(telegramTextOf(message({ markdown: 'a'.repeat(4_097), text: 'plain' })).text).toBe('plain');
  });
});

describe('at Slack', () => {
  it.each(['<!channel>', '<!here|all>', '<@U012AB3CD>', '<#C123|general>', '<https://a.example|bank>'])(
    '%s in a text or in Markdown is text',
    (mention) => {
      const escaped = mention.replace('<', '&lt;').replace('>', '&gt;');
      expect(slackTextOf(message({ text: `${mention} & co` }))).toEqual({
        text: `${escaped} &amp; co`,
        mrkdwn: false,
      });
      for (const markdown of [mention, `**${mention}**`, `\`${mention}\``, `> ${mention}`, `# ${mention}`]) {
        expect(slackTextOf(message({ markdown })).text).not.toMatch(/<[!@#]/);
      }
    },
  );

  it('the address of a link cannot end the link', () => {
    const { text } = slackTextOf(message({ markdown: '[a](<https://a.example/|b> <!channel>)' }));
    expect(text).not.toContain('<!');
    const piped = slackTextOf(message({ markdown: '[a](https://a.example/|b)' }));
    expect(piped.text).toBe('<https://a.example/%7Cb|a>');
  });
});

describe('at Telegram', () => {
  it('a text is sent as it is', () => {
    expect(telegramTextOf(message({ text: '<b>a</b> & *b*' }))).toEqual({ text: '<b>a</b> & *b*' });
  });

  it('the address of a link cannot end its attribute', () => {
    const { text } = telegramTextOf(message({ markdown: '[a](https://a.example/"x)' }));
    expect(text).toBe('<a href="https://a.example/&quot;x">a</a>');
  });
});
