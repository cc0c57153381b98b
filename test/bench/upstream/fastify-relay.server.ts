import fastify from 'fastify';
import { Agent, request } from 'undici';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';

/** Fastify and undici alone: calls the vendor and returns a field of its answer, without any check. */
const vendorUrl = JSON.parse(process.argv[2] ?? '') as string;
const dispatcher = new Agent({ connections: 64 });

const app = fastify();
app.post<{ Body: { text: string } }>('/', async ({ body }) => {
  const answer = await request(`${vendorUrl}/v1/chat/completions`, {
    dispatcher,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: body.text }] }),
  });
  const completion = (await answer.body.json()) as { choices: { message: { content: string } }[] };
  return { text: completion.choices[0]?.message.content };
});
serveJobs({ url: await app.listen({ port: 0, host: '127.0.0.1' }) }, ownCpuMs, async () => {
  await app.close();
  await dispatcher.close();
});
