import { type Capability, defineCapability } from '@capstan/kit';
import { DEPTH_LIMITS } from '../model/depth.js';
import { ResearchParams } from './research.params.js';
import { ResearchResult } from '../results/research.result.js';
import { ResearchWork } from './research.work.js';

/** Research (docs/contract.md 4.2); its REST routes are in http/. */
export const research = defineCapability<ResearchParams, ResearchResult>({
  name: 'research',
  isFeature: true,
  readsOnly: true,
  title: 'Research a question',
  summary:
    'Searches, reads and compares sources, and returns a report in which every sentence cites its source.',
  description: [
    'Splits the question into its sides, searches the web, news or academic sources, reads the pages, finds people and',
    'companies in them and enriches these, and writes a report: each sentence is followed by the `[Source n]` whose text',
    'supports it; unsupported sentences are removed. Without a language model the report quotes its sources.',
    '',
    '`standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send `Prefer: respond-async` to',
    'get the run at once and fetch its result later; a client that disconnects finds it under `GET /v1/research`. When no',
    'source is found the report is empty, its confidence 0, and the call is free; sources are charged, even if none of',
    'them answers the question.',
  ].join('\n'),
  params: ResearchParams,
  result: ResearchResult,
  credits: { standard: 10, deep: 20, comprehensive: 35 },
  mode: 'depth',
  deadlineMs: ({ depth }) => DEPTH_LIMITS[depth].wallMs,
  providers: [ResearchWork],
  accept: () => 'ok',
  examples: [
    { title: 'A question', params: { query: 'How do heat pumps perform in cold climates?' } },
    {
      title: 'In depth, with papers and charts',
      params: {
        query: 'Compare lithium-ion and sodium-ion batteries for grid storage',
        depth: 'deep',
        source_types: 'web,academic',
        include_analysis: true,
      },
    },
    {
      title: 'Sources and entities only, of the past week',
      params: { query: 'chip export rules', synthesis: false, source_types: 'news', freshness: 'week' },
    },
  ],
});

/** The capabilities of this feature for `/v1/agent`. */
export const researchCapabilities: readonly Capability[] = [research];
