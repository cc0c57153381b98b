import { BuildClient } from '../builds/build-client.js';
import { PROMPTS } from '../builds/prompts.js';
import { AccountClient } from './account-client.js';
import type { Workload } from './workload.js';

const SCRAPES = 14;
const SCREENSHOTS = 6;
const RUNS = 60;
const BUILDS = 10;

/** Number of calls of the quiet account per round. */
export interface CallCounts {
  pages: number;
  jobs: number;
}

/** The addresses of service and site. */
export interface FairnessPlace {
  url: string;
  loudKey: string;
  quietKey: string;
  /** Origin of the site with the pages. */
  origin: string;
  questions: readonly string[];
}

/** The four floods, and the calls of the quiet account during them. */
export function workloads(place: FairnessPlace, counts: CallCounts): Workload[] {
  const loud = new AccountClient(place.url, place.loudKey);
  const quiet = new AccountClient(place.url, place.quietKey);
  return [
    scrapes(loud, quiet, place, counts),
    screenshots(loud, quiet, place, counts),
    research(loud, quiet, place, counts),
    builds(loud, quiet, counts),
  ];
}

function scrapes(
  loud: AccountClient,
  quiet: AccountClient,
  { origin }: FairnessPlace,
  counts: CallCounts,
): Workload {
  let calls = 0;
  return {
    name: 'scrape',
    flood: `${SCRAPES} pages at a time that take long to read`,
    calls: counts.pages,
    call: async () => {
      await quiet.call('POST', '/v1/scrape', { url: `${origin}/story/${(calls += 1)}`, mode: 'fetch' });
    },
    startFlood: () =>
      Promise.resolve(
        loud.flood(SCRAPES, '/v1/scrape', (at) => ({
          url: `${origin}${at % 2 === 0 ? '/spaces' : '/large'}?${at}`,
          mode: 'fetch',
        })),
      ),
  };
}

function screenshots(
  loud: AccountClient,
  quiet: AccountClient,
  { origin }: FairnessPlace,
  counts: CallCounts,
): Workload {
  let calls = 0;
  return {
    name: 'screenshot',
    flood: `${SCREENSHOTS} concurrent pages with a missing selector`,
    calls: counts.pages,
    call: async () => {
      await quiet.call('POST', '/v1/screenshot', { url: `${origin}/picture/${(calls += 1)}` });
    },
    startFlood: () =>
      Promise.resolve(
        loud.flood(SCREENSHOTS, '/v1/screenshot', (at) => ({
          url: `${origin}/bare?${at}`,
          wait_for: '#never',
          timeout_ms: 60_000,
        })),
      ),
  };
}

function research(
  loud: AccountClient,
  quiet: AccountClient,
  { questions }: FairnessPlace,
  counts: CallCounts,
): Workload {
  let asked = 0;
  const question = (): object => ({ query: questions[(asked += 1) % questions.length] });
  return {
    name: 'research',
    flood: `${RUNS} concurrent runs`,
    calls: counts.jobs,
    call: async () => {
      await quiet.call('POST', '/v1/research', question());
    },
    startFlood: async () => {
      const ids: string[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const headers = { prefer: 'respond-async' };
        ids.push((await loud.call<{ id: string }>('POST', '/v1/research', question(), { headers })).id);
      }
      return async () => {
        for (const id of ids) await loud.call('DELETE', `/v1/research/${id}`);
      };
    },
  };
}

function builds(loud: AccountClient, quiet: AccountClient, counts: CallCounts): Workload {
  const ofLoud = new BuildClient(loud.url, loud.apiKey);
  const ofQuiet = new BuildClient(quiet.url, quiet.apiKey);
  const companies: string[] = [];
  let asked = 0;
  const prompt = (): string => {
    asked += 1;
    return (PROMPTS[0] as (number: number) => string)(asked);
  };
  return {
    name: 'build',
    flood: `${BUILDS} concurrent builds`,
    calls: counts.jobs,
    call: async () => {
      await ofQuiet.build(prompt());
    },
    startFlood: async () => {
      const streams: string[] = [];
      while (companies.length < BUILDS) {
        const body = { name: `Loud ${companies.length}` };
        companies.push((await loud.call<{ company_id: string }>('POST', '/v1/companies', body)).company_id);
      }
      for (const company of companies) streams.push(await ofLoud.begin(prompt(), company));
      return async () => {
        for (const stream of streams) {
          const id = /cloud-build\/([^/]+)\/stream/.exec(stream)?.[1] ?? '';
          await loud.call('POST', `/v1/builds/${id}/stop`);
        }
      };
    },
  };
}
