import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { compiled } from '../compiled.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';

const { EventHandlers } = await compiled<typeof import('@capstan/platform-events')>(
  'libs/platform/events/src/index.js',
);

/**
 * This service with a handler of charges: each call writes an event. Events are delivered by workers, of which there is
 * none.
 */
const app = await createService(JSON.parse(process.argv[2] ?? '') as string);
app.get(EventHandlers, { strict: false }).add({
  name: 'bench',
  types: ['credits.charged'],
  handle: () => Promise.resolve(),
});
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
serveJobs({ url, apiKey: await createCaller(app) }, ownCpuMs, () => app.close());
