import { type Fixture, type FixtureResponse, LLMock } from '@copilotkit/aimock';
import { TURN_LIMITS, type TurnLimits } from '@capstan/builds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import type { FollowedBuild } from '../../harness/followed-build.js';
import { inFullRun } from '../../harness/full-run.js';
import { AUTHOR_PROMPT, edits, isAuthorCall } from '../../harness/authored.js';
import { modelsWithoutCooldown } from '../../harness/models-without-cooldown.js';

/** Shortens the timeouts: a hanging model is otherwise awaited for minutes, a busy one for seconds. */
const SHORT_TURNS: TurnLimits = {
  historyTokens: 60_000,
  maxOutputTokens: 4000,
  timeoutMs: 60_000,
  answerTimeoutMs: 3000,
  idleTimeoutMs: 3000,
  maxWaitMs: 0,
};
const overrides = [{ provide: TURN_LIMITS, useValue: SHORT_TURNS }, modelsWithoutCooldown()];

type Vendor = 'openai' | 'anthropic';
type Served = Omit<Fixture, 'match'>;
type Call = [name: string, input: object];

const VENDORS = ['openai', 'anthropic'] as const;
const KEY = 'sk-of-the-operator';
const SECRET = 'swordfish';

let servers: Record<Vendor, LLMock>;

/**
 * The vendor’s turns with tools in builds with `name` in their prompt, by the number of turns so far; later scripts take
 * precedence.
 */
function script(vendor: Vendor, name: string, ...answers: Served[]): void {
  for (const [index, served] of answers.entries()) {
    servers[vendor].prependFixture({
      match: {
        endpoint: 'chat',
        predicate: (request) => !isAuthorCall(request) && JSON.stringify(request.messages).includes(name),
        ...(answers.length === 1 ? {} : { turnIndex: index }),
      },
      ...served,
    });
  }
}

/** The vendor’s answer to requests for edits of the document in such builds. */
function author(vendor: Vendor, name: string, served: Served): void {
  servers[vendor].prependFixture({
    match: {
      endpoint: 'chat',
      predicate: (request) => isAuthorCall(request) && JSON.stringify(request.messages).includes(name),
    },
    ...served,
  });
}

/** The document stays as it is, and code is needed. */
const NEEDS_CODE: Served = { response: edits([], { needs_code: ['A calculator'] }) };

/** Turns with tools, in builds with a name in their prompt. */
const requestsFor = (vendor: Vendor, name: string): string[] =>
  servers[vendor]
    .getRequests()
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes(name) && !body.includes(AUTHOR_PROMPT));

const answer = (content: string, ...calls: Call[]): FixtureResponse => ({
  content,
  toolCalls: calls.map(([name, input]) => ({ name, arguments: JSON.stringify(input) })),
});
const says = (content: string, ...calls: Call[]): Served => ({ response: answer(content, ...calls) });
const TITLE: Call = ['edit', { path: 'index.html', search: '</h1>', replace: ' by the sea</h1>' }];
const FINISH: Call = ['finish', { summary: 'Done.' }];

const refuses = (status: number, type: string): Served => ({
  response: { status, error: { message: `${KEY} asked for ${SECRET}`, type, code: type } },
});
const SPEECH = { content: 'I shall write a great deal.' };

/** The faults of a vendor, and the class of each. */
const ALL_FAULTS: [fault: string, served: Served, reason: string][] = [
  ['401', refuses(401, 'authentication_error'), 'misconfigured'],
  ['402', refuses(402, 'billing_error'), 'quota_exhausted'],
  ['429', refuses(429, 'rate_limit_error'), 'rate_limited'],
  ['500', refuses(500, 'api_error'), 'upstream_error'],
  ['529', refuses(529, 'overloaded_error'), 'upstream_error'],
  ['a lost connection', { response: SPEECH, chaos: { disconnectRate: 1 } }, 'upstream_error'],
  ['a malformed answer', { response: SPEECH, chaos: { malformedRate: 1 } }, 'upstream_error'],
  [
    'an answer that is cut',
    { response: { content: '{"edits":[', finishReason: 'length' } },
    'invalid_output',
  ],
  ['a hang', { response: SPEECH, chaos: { latencyMs: 30_000 } }, 'timeout'],
  ['an empty answer', { response: { content: '' } }, 'invalid_output'],
];
const FAULTS = inFullRun(ALL_FAULTS, 4);

const modelEnvironment = (): Record<string, string> => ({
  LLM_PROVIDERS: VENDORS.join(','),
  OPENAI_API_KEY: KEY,
  OPENAI_BASE_URL: servers.openai.url,
  ANTHROPIC_API_KEY: KEY,
  ANTHROPIC_BASE_URL: servers.anthropic.url,
  OUTBOUND_ALLOW_HOSTS: VENDORS.map((vendor) => new URL(servers[vendor].url).host).join(','),
});

const bakery = (name: string): string =>
  `A website for the bakery "${name}" in Porto. A calculator for yeast.`;
const buildersOf = (build: FollowedBuild): unknown[] =>
  build.of('builder.changed').map(({ data }) => data['to']);

beforeAll(async () => {
  servers = { openai: await LLMock.create({ port: 0 }), anthropic: await LLMock.create({ port: 0 }) };
});
afterAll(() => Promise.all(VENDORS.map((vendor) => servers[vendor].stop())));

describe('builds with language models', () => {
  let service: BuildingService;

  beforeAll(async () => {
    const env = { ...modelEnvironment(), CHROMIUM_PATH: 'off', WORKER_CONCURRENCY: '10' };
    service = await startBuilding(env, { overrides });
  });
  afterAll(() => service.close());

  it('start with the scaffold, to which a model then adds code', async () => {
    author('openai', 'Oven One', NEEDS_CODE);
    script('openai', 'Oven One', says('I name the place.', TITLE), says('', FINISH));
    const build = await service.build(bakery('Oven One'));
    expect((await build.untilEnd()).kind).toBe('build.completed');
    expect(await (await build.visit()).text()).toMatch(/by the sea<\/h1>/);
    expect(await build.view()).toMatchObject({ status: 'completed', builder: 'openai' });
    const kinds = build.events.map(({ kind }) => kind);
    expect(kinds.indexOf('preview.ready')).toBeLessThan(kinds.indexOf('tool.started'));
    expect(buildersOf(build)).toEqual(['model', 'openai']);
    expect(build.of('message.delta').map(({ data }) => data['text'])).toContain('I name the place.');
    expect(build.events.map(({ id }) => id)).toEqual(build.events.map((_, index) => index + 1));
    expect(requestsFor('anthropic', 'Oven One')).toEqual([]);
  });

  it('pass instructions to the model, and its report to the owner', async () => {
    const asked = Promise.withResolvers<void>();
    const accepted = Promise.withResolvers<void>();
    author('openai', 'Oven Two', NEEDS_CODE);
    script(
      'openai',
      'Oven Two',
      {
        response: async () => {
          asked.resolve();
          await accepted.promise;
          return answer('I name the place.', TITLE);
        },
      },
      says('', ['report', { instruction: 1, is_done: true, summary: 'The sea is on it.' }], FINISH),
    );
    const build = await service.build(bakery('Oven Two'));
    await asked.promise;
    await build.message('Say that it lies by the sea');
    accepted.resolve();
    await build.untilEnd();
    expect(build.events.at(-1)?.kind).toBe('build.completed');
    const [first, second] = requestsFor('openai', 'Oven Two');
    expect(first).not.toContain('Say that it lies by the sea');
    expect(second).toContain('Say that it lies by the sea');
    expect(build.of('message.applied').map(({ data }) => data)).toMatchObject([
      { prompt: 'Say that it lies by the sea', applied: true, summary: 'The sea is on it.' },
    ]);
  });

  it('continue with the next model when one fails', async () => {
    author('openai', 'Oven Three', NEEDS_CODE);
    script('openai', 'Oven Three', says('', TITLE), refuses(500, 'api_error'));
    script('anthropic', 'Oven Three', says('I finish.', FINISH));
    const build = await service.build(bakery('Oven Three'));
    await build.untilEnd();
    expect(buildersOf(build)).toEqual(['model', 'openai', 'anthropic']);
    expect(await build.view()).toMatchObject({ status: 'completed', builder: 'anthropic' });
    expect(await (await build.visit()).text()).toMatch(/by the sea<\/h1>/);
    expect(requestsFor('anthropic', 'Oven Three')[0]).toContain('Changed index.html at line');
  });

  it('keep the work of a model when an instruction arrives that no model answers', async () => {
    author('openai', 'Oven Four', NEEDS_CODE);
    script('openai', 'Oven Four', says('', TITLE, FINISH));
    const first = await service.build(bakery('Oven Four'));
    await first.untilEnd();
    for (const vendor of VENDORS)
      author(vendor, 'Make it green, Oven 4', refuses(401, 'authentication_error'));
    const second = await service.build('Make it green, Oven 4', {
      key: first.key,
      companyId: first.companyId,
    });
    expect((await second.untilEnd()).kind).toBe('build.completed');
    expect(await second.view()).toMatchObject({ builder: 'deterministic' });
    expect(await (await second.visit()).text()).toMatch(/by the sea<\/h1>/);
  });

  describe('whose models all fail', () => {
    let builds: FollowedBuild[];

    beforeAll(async () => {
      builds = await Promise.all(
        FAULTS.map(([, served], index) => {
          for (const vendor of VENDORS) author(vendor, `Cold Oven ${index}`, served);
          return service.build(bakery(`Cold Oven ${index}`));
        }),
      );
      await Promise.all(builds.map((build) => build.untilEnd()));
    });

    it.each(FAULTS.map(([fault, , reason], index) => [fault, reason, index] as const))(
      'with %s are completed without a model',
      async (_, reason, index) => {
        const build = builds[index] as FollowedBuild;
        expect(build.events.at(-1)?.kind).toBe('build.completed');
        expect(await build.view()).toMatchObject({
          status: 'completed',
          builder: 'deterministic',
          builder_note: expect.stringMatching(/^The language model was not used: openai .+, anthropic .+\.$/),
        });
        expect(build.of('builder.changed').at(-1)?.data).toMatchObject({
          to: 'deterministic',
          reason: expect.stringContaining(`openai: ${reason}, anthropic: ${reason}`),
        });
        expect(await (await build.visit()).text()).toContain(`Cold Oven ${index}`);
        expect(JSON.stringify(await build.whole())).not.toMatch(new RegExp(`${KEY}|${SECRET}`));
      },
    );
  });

  it('leave the ledger balanced', async () => {
    expect(await service.app.audit()).toEqual([]);
  });
});

describe('a build with a language model and all checks', () => {
  let service: BuildingService;

  beforeAll(async () => {
    service = await startBuilding(modelEnvironment(), { overrides });
  });
  afterAll(() => service.close());

  it('shows what the model changed once it passes in a browser', { timeout: 240_000 }, async () => {
    author('openai', 'Oven Five', NEEDS_CODE);
    script(
      'openai',
      'Oven Five',
      says('', ['edit', { path: 'index.html', search: '</h1>', replace: '</h1><img src="sea.svg">' }]),
      says('', FINISH),
      says(
        '',
        ['edit', { path: 'index.html', search: '<img src="sea.svg">', replace: '<p>By the sea</p>' }],
        FINISH,
      ),
    );
    const build = await service.build(bakery('Oven Five'));
    await build.untilEnd();
    expect(build.events.at(-1)?.kind).toBe('build.completed');
    expect(build.of('check.completed').map(({ data }) => data['passed'])).toContain(false);
    expect(build.of('check.completed').at(-1)?.data).toMatchObject({ passed: true, skipped: [] });
    expect(requestsFor('openai', 'Oven Five')[2]).toContain('sea.svg');
    const home = await (await build.visit()).text();
    expect(home).toContain('By the sea');
    expect(home).not.toContain('sea.svg');
  });
});
