import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';
import { residentBytes } from './memory.js';

const { url, apiKey } = JSON.parse(process.argv[2] ?? '') as { url: string; apiKey: string };
const { Capstan } = await compiled<typeof import('@capstan/client')>('libs/clients/typescript/src/index.js');
const client = new Capstan({ apiKey, baseURL: url });
const { data: run } = await client.researchRuns.create({ query: 'How are bridges kept dry?' });

/** Opens further streams of one run, each until its first event. @returns bytes of memory afterwards. */
async function open(streams: number): Promise<number> {
  await Promise.all(
    Array.from({ length: streams }, async () => {
      const events = client.researchRuns.stream(run.id)[Symbol.asyncIterator]();
      const { done } = await events.next();
      if (done === true) throw new Error('the stream ended before anybody worked on the run');
      // Waits for the next event, like every reader.
      void events.next().catch(() => undefined);
    }),
  );
  return residentBytes();
}

serveJobs({}, open);
