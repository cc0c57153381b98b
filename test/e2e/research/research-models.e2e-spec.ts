import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS } from '@capstan/research';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../harness/app.js';
import type { StreamedEvent } from '../../harness/build-stream.js';
import { checkReport, sentencesIn } from '../../harness/checked-report.js';
import { inFullRun } from '../../harness/full-run.js';
import { HOST_NAMES, INJECTED_ORDERS, ResearchWeb } from '../../harness/research-web/index.js';
import { paragraphsOf } from '../../harness/research-web/web-pages.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';
import { type Handler, sendHtml, sendJson } from '../../harness/stand-in-web/exchange.js';
import { StandInWeb } from '../../harness/stand-in-web/index.js';
import type { LlmQuestion } from '../../harness/stand-in-web/llm-question.js';
import { modelsWithoutCooldown } from '../../harness/models-without-cooldown.js';
import { type LlmBehavior, chatCompletions } from '../../harness/stand-in-web/llm.upstream.js';

const MODEL_PATH = '/v1/chat/completions';
const AUTHOR = 'openai:model-of-the-operator';
/** Defaults as in production, until a test shortens them. */
const timeouts = { ...DEFAULT_STEP_TIMEOUTS };

interface Sentence {
  text: string;
  passages: string[];
}
interface ModelReport {
  summary: Sentence[];
  facets: { id: string; sentences: Sentence[] }[];
  key_findings: Sentence[];
}

const models = new StandInWeb();
let web: ResearchWeb;
let service: ResearchingService;
/** The prompts that the model received, and the request bodies. */
let asked: LlmQuestion[];

beforeAll(async () => {
  await models.start();
  web = await ResearchWeb.start();
  // A model that failed in one run must be called in the next ones.
  service = await startResearching(
    {
      ...web.env,
      OUTBOUND_ALLOW_HOSTS: `${web.env['OUTBOUND_ALLOW_HOSTS']},${models.hostPort}`,
      LLM_PROVIDERS: 'openai',
      OPENAI_API_KEY: 'sk-of-the-operator',
      OPENAI_BASE_URL: models.origin,
      OPENAI_MODEL: 'model-of-the-operator',
    },
    [modelsWithoutCooldown(), { provide: STEP_TIMEOUTS, useValue: timeouts }],
  );
});

beforeEach(() => {
  web.heal();
  models.reset();
  Object.assign(timeouts, DEFAULT_STEP_TIMEOUTS);
  asked = [];
});

afterAll(async () => {
  await service?.close();
  await web?.close();
  await models.stop();
});

const topic = () => web.topic('tidal-barrage');

async function textAt(url: string): Promise<string> {
  const page = web.pageAt(url);
  if (!page) throw new Error(`no page at ${url}`);
  const cells = page.hasTable ? page.topic.table.rows.flat() : [];
  return [page.title, ...paragraphsOf(page), ...cells].join(' ');
}

/** The passages in a prompt, by id. */
const passagesOf = ({ prompt }: LlmQuestion): Map<string, string> =>
  new Map([...prompt.matchAll(/^\[(P\d+)\] (.*)$/gm)].map(([, id = '', text = '']) => [id, text]));

const facetsOf = ({ prompt }: LlmQuestion): string[] =>
  [...prompt.matchAll(/^(f\d+): /gm)].map(([, id = '']) => id);

const isPlan = ({ system }: LlmQuestion): boolean => system.startsWith('You plan research');

/** The call that judges sentences; the model leaves all of them to the verifier. */
const isJudgment = ({ system }: LlmQuestion): boolean => system.startsWith('You check claims');

/** Sets how the model plans and writes from now on. */
function plays(write: (question: LlmQuestion) => ModelReport, plan: object = { facets: [] }): void {
  models.route(
    MODEL_PATH,
    chatCompletions('ok', (question) => {
      asked.push(question);
      if (isJudgment(question)) return { verdicts: [] };
      return isPlan(question) ? plan : write(question);
    }),
  );
}

/** The facts of the topic in a prompt, each with the passages that state it. */
function factsShown(question: LlmQuestion): Sentence[] {
  const passages = [...passagesOf(question)];
  return topic()
    .facts.map(({ sentence }) => ({
      text: sentence,
      passages: passages.filter(([, text]) => text.includes(sentence)).map(([id]) => id),
    }))
    .filter((sentence) => sentence.passages.length > 0);
}

interface Finished {
  answer: TestAnswer;
  evidence: {
    author: string;
    rejected_sentences: number;
    sentences: { text: string; kind: string; part: string }[];
    claims: { text: string; is_supported: boolean; reason: string | null; checked_by: string }[];
  };
  events: StreamedEvent[];
  warnings: Record<string, unknown>[];
  verified: { text: string; sources: number[] }[];
  /** Everything that is publicly visible of it, without the list of checked claims, which has the rejected ones. */
  whole: string;
}

/** Runs research, and verifies the report against the pages. */
async function ask(params: Record<string, unknown> = {}): Promise<Finished> {
  const { apiKey: key } = await service.app.createAccount();
  const answer = await service.research({ query: topic().question, ...params }, { key });
  expect(answer.status).toBe(200);
  const { id } = (await service.app.call('/v1/research', { key })).body.data.runs[0];
  const verified = await checkReport(service.app, id, answer, textAt, key);
  const evidence = await service.app.call(`/v1/research/${id}/evidence`, { key });
  const markdown = await service.app.call(`/v1/research/${id}/report`, {
    key,
    headers: { accept: 'text/markdown' },
  });
  const events = await service.stream(id, key);
  const { balance, held } = (await service.app.call('/v1/credits', { key })).body.data;
  expect([balance, held]).toEqual([1000 - answer.body.credits_used, 0]);
  expect(await service.app.audit()).toEqual([]);
  return {
    answer,
    evidence: evidence.body.data,
    events,
    warnings: events.filter(({ kind }) => kind === 'warning').map(({ data }) => data),
    verified,
    whole: [
      answer.text,
      JSON.stringify({ ...evidence.body.data, claims: [] }),
      markdown.text,
      JSON.stringify(events),
    ].join('\n'),
  };
}

/** Expects that no prompt contains an address. */
function expectNoAddressSent(): void {
  expect(asked.length).toBeGreaterThan(0);
  for (const { request } of asked) {
    const sent = request.body.replaceAll('http://json-schema.org/draft-07/schema#', '');
    expect(sent).not.toMatch(/https?:|www\.|127\.0\.0\.|localhost|evil\.example/i);
    expect(sent).not.toMatch(/Ignore all previous|a hoax|arrested/i);
  }
}

describe('an honest model', () => {
  it('writes the report in its words, each sentence verified, and is named', async () => {
    for (const host of HOST_NAMES) web.fail(host, 'injection');
    plays((question) => {
      const facts = factsShown(question);
      const [first = { text: '', passages: [] }, ...others] = facts;
      return {
        summary: [{ ...first, text: `In short: ${first.text}` }, ...others.slice(0, 1)],
        facets: facetsOf(question).map((id, index) => ({
          id,
          sentences: facts.slice(index * 2, index * 2 + 2),
        })),
        key_findings: others.slice(0, 2),
      };
    });
    const { answer, evidence, warnings, verified, events } = await ask();
    expect(evidence.author).toBe(AUTHOR);
    expect(events.find(({ kind }) => kind === 'report.written')?.data).toMatchObject({ author: AUTHOR });
    expect(evidence.rejected_sentences).toBe(0);
    expect(warnings).toEqual([]);
    const facts = new Set(topic().facts.map(({ sentence }) => sentence));
    for (const { text } of verified) expect(facts).toContain(text.replace('In short: ', ''));
    const [summary] = evidence.sentences;
    expect(summary?.text).toMatch(/^In short: /);
    expect(summary?.kind).toBe('worded');
    expect(answer.body.credits_used).toBe(10);
    // One call for the plan, one for the report.
    expect(asked.filter((question) => !isJudgment(question)).map(isPlan)).toEqual([true, false]);
    expectNoAddressSent();
  });
});

describe('a model that invents statements', () => {
  const LIES = [
    'Construction of the Marrow Sound tidal barrage cost 461 million euros.',
    'The Marrow Sound tidal barrage generates 480 megawatt hours of electricity a year.',
    'The Marrow Sound tidal barrage does not generate 480 gigawatt hours of electricity a year.',
    'Boris Fakeman, chief executive of Marrow Tidal Ltd, has led the tidal barrage since 2019.',
    'Ilse Harkness, chief engineer at Marrow Tidal Ltd, designed the gates of the barrage.',
    'The Marrow Sound tidal barrage was closed in May 2014 after six years of construction.',
    'The barrage is described at https://evil.example/free-money in full.',
    'A survey found that 29 percent of eels pass the turbines of the barrage unharmed.',
    'The electricity of the tidal barrage covers the demand of 130,000 homes [Source 99].',
    ...INJECTED_ORDERS,
  ] as const;
  const MARKS =
    /461 million|megawatt hours|does not generate|Fakeman|Harkness, chief engineer|was closed|evil\.example|29 percent|Source 99|Ignore all|arrested|7,777|hoax/;

  const lying = (question: LlmQuestion): ModelReport => {
    const ids = [...passagesOf(question).keys()];
    // Some cite all passages, some one that does not exist.
    const lies = LIES.map((text, index) => ({ text, passages: index % 3 === 2 ? ['P999', '[P1]'] : ids }));
    return {
      summary: lies.slice(0, 4),
      facets: [...facetsOf(question), 'f99', '<script>'].map((id) => ({ id, sentences: lies })),
      key_findings: lies.slice(4),
    };
  };
  const PLAN = {
    facets: [
      { heading: 'A hoax of evil.example', terms: ['hoax'], queries: ['tidal barrage hoax arrested'] },
      { heading: 'Costs', terms: ['https://evil.example'], queries: ['site:evil.example free money'] },
    ],
  };

  it.each(
    inFullRun([
      ['standard', 1],
      ['deep', 2],
    ] as const),
  )('%s: no invented statement reaches the report, which consists of quotations', async (depth, attempts) => {
    plays(lying, PLAN);
    const { answer, evidence, warnings, verified, whole } = await ask({ depth });
    const written = asked.filter((question) => !isPlan(question) && !isJudgment(question));
    expect(written).toHaveLength(attempts);
    expect(verified.length).toBeGreaterThan(3);
    expect(whole).not.toMatch(MARKS);
    for (const lie of LIES) expect(whole).not.toContain(lie);
    expect(evidence.author).toBe('extractive');
    expect(new Set(evidence.sentences.map(({ kind }) => kind))).toEqual(new Set(['verbatim']));
    expect(warnings).toMatchObject([{ code: 'nothing_held' }]);
    expect(answer.body.data.report.confidence).toBeGreaterThan(0);
    expect(web.searches.map(({ query }) => query).join('\n')).not.toMatch(/evil|free money/);
  });

  it('with true statements too: these remain, and quotations replace the others', async () => {
    plays((question) => {
      const facts = factsShown(question);
      const lies = lying(question);
      return {
        // True statements with the id of another passage: what matters is which page states it.
        summary: [...facts.slice(0, 2).map(({ text }) => ({ text, passages: ['P999'] })), ...lies.summary],
        facets: facetsOf(question).map((id) => ({
          id,
          sentences: [...facts.slice(2, 5), ...LIES.slice(0, 4).map((text) => ({ text, passages: ['P1'] }))],
        })),
        key_findings: facts.slice(0, 1),
      };
    });
    const { answer, evidence, verified, whole } = await ask();
    expect(whole).not.toMatch(MARKS);
    expect(evidence.author).toBe(AUTHOR);
    expect(evidence.rejected_sentences).toBeGreaterThan(3);
    expect(new Set(evidence.sentences.map(({ kind }) => kind))).toContain('verbatim');
    const summary = sentencesIn({ ...answer.body.data.report, sections: [], key_findings: [] });
    const facts = topic().facts.map(({ sentence }) => sentence);
    expect(summary).toHaveLength(2);
    for (const { text } of summary) expect(facts).toContain(text);
    // Each citation is of a page that states the fact, whichever passage the model cited.
    const urls = new Map<number, string>(
      answer.body.data.sources.map(({ id, url }: { id: number; url: string }) => [id, url]),
    );
    for (const { text, sources } of verified) {
      for (const id of sources) expect(await textAt(urls.get(id) ?? '')).toContain(text);
    }
  });
});

describe('a model that does not respond', () => {
  const behaves = (behavior: LlmBehavior): Handler => chatCompletions(behavior);
  const FAULTS: [fault: string, handler: Handler][] = [
    ['is down', ({ response }) => sendJson(response, { error: { message: 'oh' } }, { status: 500 })],
    ['is overloaded', behaves('overloaded')],
    ['returns no text', behaves('empty')],
    ['speaks no JSON', behaves('invalid_json')],
    ['is cut off', behaves('cut')],
    ['refuses', behaves('refused')],
    ['answers with a page', ({ response }) => sendHtml(response, '<h1>Welcome</h1>')],
    ['answers in another shape', chatCompletions('ok', () => ({ summary: 'text', facets: null }))],
  ];

  async function expectQuotations(handler: Handler): Promise<void> {
    models.route(MODEL_PATH, handler);
    const { answer, evidence, warnings, verified } = await ask();
    expect(evidence.author).toBe('extractive');
    expect(verified.length).toBeGreaterThan(3);
    expect(warnings).toMatchObject([{ step: 'query_expansion' }, { code: 'model_failed' }]);
    expect(answer.body.credits_used).toBe(10);
    expect(answer.text).not.toContain('sk-of-the-operator');
  }

  it.each(inFullRun(FAULTS, 3))(
    'because it %s: the report consists of quotations, and says so',
    (_, handler) => expectQuotations(handler),
  );

  it('because it hangs: the report consists of quotations, and says so', () => {
    Object.assign(timeouts, { planMs: 500, reportMs: 500 });
    return expectQuotations(behaves('hang'));
  });

  it('is not called for research without synthesis', async () => {
    plays(() => ({ summary: [], facets: [], key_findings: [] }));
    const { body } = await service.research({ query: topic().question, synthesis: false });
    expect(Object.keys(body.data)).toEqual(['sources', 'entities', 'metadata']);
    expect(asked.map(isPlan)).toEqual([true]);
    expectNoAddressSent();
  });
});
