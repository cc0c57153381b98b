import { type Capability, defineCapability } from '@capstan/kit';
import { DEPTH_LIMITS } from '../model/depth.js';
import { ResearchParams } from './research.params.js';
import { ResearchResult } from '../results/research.result.js';
import { ResearchWork } from './research.work.js';

/** Research (spec 4.2); its REST routes are in http/. */
export const research = defineCapability<ResearchParams, ResearchResult>({
  name: 'research',
  isFeature: true,
  readsOnly: true,
  title: 'Research a question',
  summary:
    'Searches, reads and compares sources, and answers with a cited report in which every sentence holds.',
  description: [
    'Splits the question into its sides, searches the web, news or academic sources, reads the pages, finds people and',
    'companies in them and enriches these, and writes a report: each sentence is followed by the `[Source n]` whose text',
    'bears it out; sentences that no source bears out are left out. Without a language model the report quotes its sources.',
    '',
    '`standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send `Prefer: respond-async` to',
    'get the run at once and fetch its result later; a caller who hangs up finds it under `GET /v1/research`. When no',
    'source is found the report is empty, its confidence 0, and the call is free; sources are charged, also where none of',
    'them answers the question.',
  ].join('\n'),
  params: ResearchParams,
  result: ResearchResult,
  credits: { standard: 10, deep: 20, comprehensive: 35 },
  mode: ({ depth }) => depth,
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

/** What of this feature `/v1/agent` serves. */
export const researchCapabilities: readonly Capability[] = [research];
