import { type EventDocumentation, count, flag, text, texts } from '@capstan/platform-jobs';
import { DEPTHS } from '../model/depth.js';
import { RESEARCH_STEPS, type ResearchEventKind, TERMINAL_KINDS } from '../run/research-run.js';

const STEP = { step: { type: 'string', enum: [...RESEARCH_STEPS], description: 'Step of the run' } };
const ROUND = count('Round of gathering, from 1');
const FACET = {
  type: 'object',
  required: ['heading', 'queries'],
  properties: { heading: text('An aspect of the question'), queries: texts('Queries for it') },
};

/** The events of a research run. */
export const RESEARCH_EVENTS: EventDocumentation<ResearchEventKind> = {
  name: 'ResearchEvent',
  ids: { run_id: { type: 'string', format: 'uuid', description: 'The run' } },
  terminalKinds: TERMINAL_KINDS,
  example: [
    'retry: 2000\n\n',
    'id: 1\nevent: research.started\n',
    'data: {"run_id":"5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a","seq":1,"at":"2026-11-20T09:30:00.000Z",',
    '"query":"How do heat pumps perform in cold climates?","depth":"standard"}\n\n',
    'id: 2\nevent: step.started\n',
    'data: {"run_id":"5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a","seq":2,"at":"2026-11-20T09:30:00.000Z",',
    '"step":"query_expansion"}\n\n',
  ].join(''),
  kinds: {
    'research.started': {
      description: 'The run was created.',
      fields: {
        query: text('The question'),
        depth: { type: 'string', enum: [...DEPTHS], description: 'Requested depth' },
      },
    },
    'research.resumed': {
      description: 'Another worker resumes the run after one was lost.',
      fields: { generation: count('How often a worker claimed it') },
    },
    'step.started': { description: 'A step begins.', fields: STEP },
    'step.completed': { description: 'A step was completed.', fields: STEP },
    'plan.created': {
      description: 'The plan of the run.',
      fields: {
        title: text('Title of the report'),
        facets: { type: 'array', items: FACET, description: 'Aspects of the question' },
      },
    },
    'search.completed': {
      description: 'A search was completed.',
      fields: {
        query: text('Queries'),
        source_type: text('Where: `web`, `news` or `academic`'),
        found: count('Pages found'),
        provider: text('Who answered'),
        failure: text('Why no provider answered'),
      },
      optional: ['provider', 'failure'],
    },
    'source.found': {
      description: 'A page was read and became a source.',
      fields: {
        id: count('The n of `[Source n]`'),
        url: text('Its address'),
        title: text('Its title'),
        domain: text('Its host or collection'),
        source_type: text('`web`, `news` or `academic`'),
        credibility: { type: 'number', description: 'Credibility, 0 to 1' },
        round: ROUND,
      },
    },
    'source.failed': {
      description: 'A page did not become a source.',
      fields: {
        url: text('Its URL; only that of its site while the run has no source'),
        reason: text('Why'),
        of: count('Original source, for `duplicate`'),
        round: ROUND,
      },
      optional: ['of'],
    },
    'gaps.found': {
      description: 'Facets without enough sources after a round.',
      fields: { round: ROUND, open: texts('Their headings') },
    },
    'entity.enriched': {
      description: 'A person or company was looked up.',
      fields: {
        kind: { type: 'string', enum: ['person', 'company'], description: 'What it is' },
        name: text('Name'),
        providers: texts('Provider of the profile'),
      },
    },
    'report.written': {
      description: 'The report is written, and each of its sentences checked.',
      fields: {
        author: text('`extractive`, or the model that wrote it'),
        sections: count('Sections'),
        key_findings: count('Key findings'),
        conflicts: count('Contradictions of sources'),
        rejected_sentences: count('Rejected sentences'),
        confidence: { type: 'number', description: '0 to 1' },
      },
    },
    warning: {
      description: 'A warning about the report.',
      fields: {
        code: text('Kind of warning'),
        message: text('What it is'),
        step: text('Step it happened in'),
        capability: text('Capability that did not answer'),
        reason: text('Why'),
      },
      optional: ['code', 'message', 'step', 'capability', 'reason'],
    },
    'research.completed': {
      description: 'The run was completed, and its result is available.',
      fields: {
        sources: count('Sources'),
        confidence: { type: ['number', 'null'], description: 'Of the report; null without one' },
        credits_used: count('Credits charged'),
        budget_exhausted: flag('Whether it was cut short'),
      },
    },
    'research.cancelled': {
      description: 'The run was cancelled; the searches that had found something are charged.',
      fields: {
        searches: count('Searches that had found something'),
        credits_used: count('Credits charged'),
      },
    },
    'research.failed': {
      description: 'The run has failed; nothing is charged.',
      fields: {
        error: {
          type: 'object',
          description: 'The error object of a failed call, with the slug in place of `type`',
          additionalProperties: true,
        },
      },
    },
  },
};
