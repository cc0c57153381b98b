import { describeTransport } from '@capstan/kit/testing';
import { NtfyTransport } from './ntfy.transport.js';

describeTransport(NtfyTransport, {
  fixtures: import.meta.dirname,
  needs: ['NTFY_BASE_URL'],
  params: { to: 'alerts' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://vendor.example/',
        json: { topic: 'alerts', title: 'Report', message: 'Three findings.', markdown: false },
      },
      result: { providerMessageId: 'sPs71M8A2T', status: 'sent' },
    },
  ],
  declines: [{ to: '' }, { to: 'a/b' }],
});
