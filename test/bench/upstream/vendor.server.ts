import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';

/** A vendor that answers every chat completion at once, with the same text. */
const ANSWER = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'bench',
  choices: [
    { index: 0, message: { role: 'assistant', content: 'Hello to you as well.' }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 9, completion_tokens: 6, total_tokens: 15 },
});

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(ANSWER);
  });
});
server.keepAliveTimeout = 60_000;
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
serveJobs({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, ownCpuMs);
