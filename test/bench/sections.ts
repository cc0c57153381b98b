import { join, resolve } from 'node:path';
import { readyPython } from '../../tools/bootstrap/ensure-python.mjs';
import { buildsReport, measureBuilds } from './builds/builds.section.js';
import { chargesReport, measureCharges } from './charges/charges.section.js';
import { citationsReport, measureCitations } from './citations/citations.section.js';
import { missingProse } from './citations/manual-pages.js';
import { clientsReport, measureClients } from './clients/clients.section.js';
import { extractionReport, measureExtraction, missingPages } from './extraction/extraction.section.js';
import { fieldsReport, measureFields } from './extract/fields.section.js';
import { growthReport, measureGrowth } from './growth/growth.section.js';
import { fairnessReport, measureFairness } from './fairness/fairness.section.js';
import { httpReport, measureHttp } from './http/http.section.js';
import { indexReport, measureIndex } from './local-index/index.section.js';
import { lighthouseReport, measureLighthouse, missingChromium } from './lighthouse/lighthouse.section.js';
import { missingManuals } from './local-index/question-sets.js';
import { measureResearch, researchReport } from './research/research.section.js';
import { measureSandbox, sandboxReport } from './sandbox/sandbox.section.js';
import { measureScrape, scrapeReport } from './scrape/scrape.section.js';
import {
  measureWebAppBench,
  missingWebAppBench,
  webAppBenchReport,
} from './webappbench/webappbench.section.js';
import { SECTIONS } from './options.js';
import type { Section } from './section.js';
import { measureStart, startReport } from './start/start.section.js';
import { missingTexts } from './summaries/rfc-texts.js';
import { measureSummaries, summariesReport } from './summaries/summaries.section.js';
import { missingSpeech } from './transcribe/speech-sets.js';
import { measureUpstream, upstreamReport } from './upstream/upstream.section.js';
import { measureTranscribe, transcribeReport } from './transcribe/transcribe.section.js';

/** Every section, in order of execution. */
export const sections: readonly Section[] = [
  {
    name: 'http',
    title: 'Requests',
    async run({ database, options }) {
      const figures = await measureHttp(await database(), options.pace);
      return { figures, report: httpReport(figures) };
    },
  },
  {
    name: 'upstream',
    title: 'Vendors over HTTP',
    async run({ database, folder, options: { pace, gateways } }) {
      const figures = await measureUpstream({
        database: await database(),
        folder: join(folder, 'upstream'),
        pace,
        gateways,
      });
      return { figures, report: upstreamReport(figures) };
    },
  },
  {
    name: 'charges',
    title: 'Charges',
    async run({ database, options }) {
      const figures = await measureCharges(await database(), options.pace);
      return { figures, report: chargesReport(figures) };
    },
  },
  {
    name: 'growth',
    title: 'Growth',
    missing: ({ sections }) =>
      sections.length === SECTIONS.length ? 'It takes ten minutes and 15 GB: --only growth' : undefined,
    async run({ database, folder, options }) {
      const figures = await measureGrowth(await database(), join(folder, 'growth'), options);
      return { figures, report: growthReport(figures) };
    },
  },
  {
    name: 'scrape',
    title: 'Pages',
    async run({ database, options }) {
      const figures = await measureScrape(await database(), options.pace);
      return { figures, report: scrapeReport(figures) };
    },
  },
  {
    name: 'extraction',
    title: 'Extraction',
    missing: missingPages,
    async run({ folder, options }) {
      const isQuick = options.pace.rounds === 1;
      const figures = await measureExtraction(options, { folder, isQuick });
      return { figures, report: extractionReport(figures) };
    },
  },
  {
    name: 'fields',
    title: 'Fields of pages',
    async run() {
      const figures = await measureFields();
      return { figures, report: fieldsReport(figures) };
    },
  },
  {
    name: 'index',
    title: 'Local index',
    missing: ({ manuals }) => missingManuals(manuals),
    async run({ database, folder, options, teardown }) {
      const figures = await measureIndex({
        database: await database(),
        folder,
        manuals: options.manuals ?? '',
        pace: options.pace,
        teardown,
      });
      return { figures, report: indexReport(figures) };
    },
  },
  {
    name: 'citations',
    title: 'Citations',
    missing: ({ manuals }) => missingProse(manuals),
    async run({ options }) {
      const pagesPerManual = options.pace.rounds === 1 ? 10 : 60;
      const figures = await measureCitations(options.manuals ?? '', { pagesPerManual });
      return { figures, report: citationsReport(figures) };
    },
  },
  {
    name: 'summaries',
    title: 'Summaries',
    missing: ({ rfcs }) => missingTexts(rfcs),
    run({ options }) {
      const figures = measureSummaries(options.rfcs ?? '', {
        documents: options.pace.rounds === 1 ? 30 : 200,
      });
      return Promise.resolve({ figures, report: summariesReport(figures) });
    },
  },
  {
    name: 'transcribe',
    title: 'Transcription',
    missing: ({ speech, whisper }) => missingSpeech(speech, whisper),
    async run({ folder, options }) {
      const figures = await measureTranscribe(options.speech ?? '', {
        whisper: options.whisper ?? '',
        folder,
      });
      return { figures, report: transcribeReport(figures) };
    },
  },
  {
    name: 'sandbox',
    title: 'Sandbox',
    async run({ folder, options }) {
      const figures = await measureSandbox(folder, options.pace);
      return { figures, report: sandboxReport(figures) };
    },
  },
  {
    name: 'builds',
    title: 'Builds',
    async run({ database, folder, options }) {
      const figures = await measureBuilds(await database(), folder, options.pace);
      return { figures, report: buildsReport(figures) };
    },
  },
  {
    name: 'research',
    title: 'Research',
    async run({ database, folder, options }) {
      const figures = await measureResearch(await database(), join(folder, 'research'), options.pace);
      return { figures, report: researchReport(figures) };
    },
  },
  {
    name: 'fairness',
    title: 'Fairness',
    async run({ database, folder, options }) {
      const figures = await measureFairness(await database(), join(folder, 'fairness'), options.pace);
      return { figures, report: fairnessReport(figures) };
    },
  },
  {
    name: 'clients',
    title: 'Clients',
    async run({ database, folder, options }) {
      const figures = await measureClients({
        database: await database(),
        folder: join(folder, 'clients'),
        pace: options.pace,
        python: readyPython(),
      });
      return { figures, report: clientsReport(figures) };
    },
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    missing: missingChromium,
    async run({ folder, options, teardown }) {
      const figures = await measureLighthouse(folder, options.pace, teardown);
      return { figures, report: lighthouseReport(figures) };
    },
  },
  {
    name: 'webappbench',
    title: 'WebAppBench',
    missing: ({ webappbench }) => missingWebAppBench(webappbench),
    async run({ folder, options, teardown }) {
      const installed = resolve(options.webappbench ?? '');
      const figures = await measureWebAppBench(installed, join(folder, 'webappbench'), teardown);
      return { figures, report: webAppBenchReport(figures) };
    },
  },
  {
    name: 'start',
    title: 'Starts',
    async run({ folder, options, teardown }) {
      const figures = await measureStart(folder, options.pace, teardown);
      return { figures, report: startReport(figures) };
    },
  },
];
