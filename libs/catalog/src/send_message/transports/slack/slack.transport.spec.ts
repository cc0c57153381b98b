import { describeTransport } from '@capstan/kit/testing';
import { SlackTransport } from './slack.transport.js';

describeTransport(SlackTransport, {
  fixtures: import.meta.dirname,
  needs: ['SLACK_API_KEY'],
  params: { to: 'C0123' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://slack.com/api/chat.postMessage',
        json: { channel: 'C0123', text: 'Report\n\nThree findings.', mrkdwn: false },
      },
      result: { providerMessageId: 'C0123:1503435956.000247', status: 'sent' },
    },
  ],
  declines: [{ to: '' }],
  faults: [
    ['an unknown channel', { json: { ok: false, error: 'channel_not_found' } }, 'invalid_input'],
    ['a refused token', { json: { ok: false, error: 'invalid_auth' } }, 'misconfigured'],
    ['a rate limit', { json: { ok: false, error: 'ratelimited' } }, 'rate_limited'],
    ['a fatal error as undecided', { json: { ok: false, error: 'fatal_error' } }, 'upstream_error'],
  ],
});
