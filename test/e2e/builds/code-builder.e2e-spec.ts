import { type Fixture, LLMock, type ResponseOverrides } from '@copilotkit/aimock';
import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule } from '@capstan/platform-core';
import { Models, ModelsModule, modelsConfig } from '@capstan/platform-models';
import { outboundConfig } from '@capstan/platform-outbound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  BuilderGaveUpError,
  FakeSandbox,
  FakeSession,
  CodeBuilder,
} from '../../../libs/features/builds/src/builders/fixtures/outside.js';
import { inFullRun } from '../../harness/full-run.js';

type Vendor = 'openai' | 'anthropic';
type Served = Omit<Fixture, 'match'>;

const PAGE = '<!doctype html><html lang="en"><title>Alma</title><h1>Alma</h1></html>';
const KEY = 'sk-of-the-operator';
const PRICES = 'openai=2/8,anthropic=3/15';

/** Tool names in both wire formats; each vendor reads its own. */
const USAGE = { prompt_tokens: 1000, completion_tokens: 50, input_tokens: 1000, output_tokens: 50 };
const USD_PER_TURN = { openai: 0.0024, anthropic: 0.00375 };

const LIMITS = {
  historyTokens: 60_000,
  maxOutputTokens: 4000,
  timeoutMs: 20_000,
  answerTimeoutMs: 20_000,
  idleTimeoutMs: 5000,
  maxWaitMs: 0,
};

const other = (vendor: Vendor): Vendor => (vendor === 'openai' ? 'anthropic' : 'openai');

const says = (content: string, ...calls: [name: string, input: object][]): Served => ({
  response: {
    content,
    toolCalls: calls.map(([name, input]) => ({ name, arguments: JSON.stringify(input) })),
    usage: USAGE,
  },
});
const edit = (search: string, replace: string): [string, object] => [
  'edit',
  { path: 'index.html', search, replace },
];
const finish: [string, object] = ['finish', { summary: 'Done.' }];
const refuses = (status: number, type: string): Served => ({
  response: { status, error: { message: `${KEY} asked for swordfish`, type, code: type } },
});
const speech: ResponseOverrides & { content: string } = {
  content: 'I shall write a great deal.',
  usage: USAGE,
};

/** Ends the response in the middle. */
const CUT: Served = { response: speech, chunkSize: 5, latency: 30, truncateAfterChunks: 4 };

/** The nine faults of a vendor, and the class of each. */
const FAULTS: [fault: string, served: Served, reason: string][] = [
  ['401', refuses(401, 'authentication_error'), 'misconfigured'],
  ['402', refuses(402, 'billing_error'), 'quota_exhausted'],
  ['429', refuses(429, 'rate_limit_error'), 'rate_limited'],
  ['500', refuses(500, 'api_error'), 'upstream_error'],
  ['529', refuses(529, 'overloaded_error'), 'upstream_error'],
  ['a cut stream', CUT, 'upstream_error'],
  ['a malformed stream', { response: speech, chaos: { malformedRate: 1 } }, 'upstream_error'],
  ['a hang', { response: speech, chaos: { latencyMs: 30_000 } }, 'timeout'],
  ['an empty answer', { response: { content: '', usage: USAGE } }, 'invalid_output'],
];

let servers: Record<Vendor, LLMock>;
let module: TestingModule | undefined;

beforeEach(async () => {
  servers = { openai: await LLMock.create({ port: 0 }), anthropic: await LLMock.create({ port: 0 }) };
});

afterEach(async () => {
  await module?.close();
  await Promise.all(Object.values(servers).map((server) => server.stop()));
});

/** The vendor’s responses, one per request. */
function script(vendor: Vendor, ...answers: Served[]): void {
  for (const [sequenceIndex, served] of answers.entries()) {
    servers[vendor].addFixture({ match: { endpoint: 'chat', sequenceIndex }, ...served });
  }
}

const asked = (vendor: Vendor) => servers[vendor].getRequests();

async function builderOver(...vendors: Vendor[]): Promise<CodeBuilder> {
  return new CodeBuilder(await modelsOf(vendors), new FakeSandbox(), LIMITS);
}

async function modelsOf(vendors: readonly Vendor[]): Promise<Models> {
  const env = {
    LLM_PROVIDERS: vendors.join(','),
    LLM_PRICES: PRICES,
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: servers.openai.url,
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: servers.anthropic.url,
  };
  const allowHosts = vendors.map((vendor) => new URL(servers[vendor].url).host);
  const config = ConfigModule.forRoot({
    slices: new Map<typeof modelsConfig | typeof outboundConfig, unknown>([
      [modelsConfig, modelsConfig.read(z.object(modelsConfig.shape).parse(env))],
      [outboundConfig, { allowHosts, userAgent: 'Capstan/test', respectsRobots: true }],
    ]),
  });
  module = await Test.createTestingModule({ imports: [config, ModelsModule] }).compile();
  return module.get(Models);
}

/** What the document of the site cannot express. */
const REQUESTS = ['a calculator'];

const newSession = () => FakeSession.begun({ files: { 'index.html': PAGE } });

describe.each(inFullRun(['openai', 'anthropic'] as const))('a build with %s', (vendor) => {
  it('edits the site call by call, and adds up the cost', async () => {
    script(
      vendor,
      says('I look at the page.', ['read', { path: 'index.html' }]),
      says('I name the town.', edit('<h1>Alma', '<h1>Alma, Porto')),
      says('', finish),
    );
    const session = await newSession();
    await (await builderOver(vendor)).run(session, REQUESTS);
    expect(session.checkout.committed('index.html')).toContain('<h1>Alma, Porto</h1>');
    expect(session.of('preview.ready')).toEqual([{ commit: session.checkout.head }]);
    expect(
      session
        .of('message.delta')
        .map(({ text }) => text)
        .join(''),
    ).toBe('I look at the page.I name the town.');
    expect(session.spent).toEqual({
      inputTokens: 3000,
      outputTokens: 150,
      usd: expect.closeTo(3 * USD_PER_TURN[vendor], 8),
    });
    expect(JSON.stringify(asked(vendor)[1]?.body)).toContain(JSON.stringify(PAGE).slice(1, -1));
  });

  it('executes several tool calls of one turn', async () => {
    script(
      vendor,
      says(
        '',
        edit('<title>Alma', '<title>Alma, Porto'),
        ['write', { path: 'a.css', content: 'a{}' }],
        finish,
      ),
    );
    const session = await newSession();
    await (await builderOver(vendor)).run(session, REQUESTS);
    expect(session.checkout.committed('a.css')).toBe('a{}');
    expect(session.of('commit.created')).toHaveLength(1);
  });

  describe.each(FAULTS)('that meets %s', (_, served, reason) => {
    it('continues with the next model', async () => {
      const next = other(vendor);
      script(vendor, served);
      script(next, says('I name the town.', edit('<h1>Alma', '<h1>Alma, Porto'), finish));
      const session = await newSession();
      await (await builderOver(vendor, next)).run(session, REQUESTS);
      expect(session.checkout.committed('index.html')).toContain('Porto');
      expect(session.of('builder.changed').at(-1)).toMatchObject({
        to: next,
        reason: `${vendor}: ${reason}`,
      });
      // A hanging model is not in the journal yet.
      expect(asked(vendor).length).toBeLessThanOrEqual(1);
      expect(session.spent.usd).toBeGreaterThanOrEqual(USD_PER_TURN[next]);
    });

    it('gives up when there is no other model', async () => {
      script(vendor, served);
      const session = await newSession();
      const error = await (await builderOver(vendor)).run(session, REQUESTS).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(BuilderGaveUpError);
      expect((error as BuilderGaveUpError).reason).toBe(`no language model answered (${vendor}: ${reason})`);
      expect(JSON.stringify([session.events, session.entries])).not.toMatch(/sk-of|swordfish/);
      expect(session.checkout.committed('index.html')).toBe(PAGE);
    });
  });

  it('includes the cost of an empty response', async () => {
    script(vendor, { response: { content: '', usage: USAGE } });
    script(other(vendor), says('', finish));
    const session = await newSession();
    await (await builderOver(vendor, other(vendor))).run(session, REQUESTS);
    expect(session.spent).toEqual({
      inputTokens: 2000,
      outputTokens: 100,
      usd: expect.closeTo(USD_PER_TURN.openai + USD_PER_TURN.anthropic, 8),
    });
  });

  it('that fails midway is continued by the other model, with the whole history', async () => {
    const next = other(vendor);
    script(
      vendor,
      says('I look at the page.', ['read', { path: 'index.html' }]),
      says('I name the town.', edit('<h1>Alma', '<h1>Alma, Porto')),
      refuses(500, 'api_error'),
    );
    script(next, says('I finish.', finish));
    const session = await newSession();
    await (await builderOver(vendor, next)).run(session, REQUESTS);
    expect(session.of('builder.changed').map(({ to }) => to)).toEqual([vendor, next]);
    const said = asked(next)[0]?.body as {
      messages: { role: string; tool_calls?: { function: { name: string } }[] }[];
    };
    const called = said.messages.flatMap(({ tool_calls }) => tool_calls ?? []);
    expect(called.map((call) => call.function.name)).toEqual(['read', 'edit']);
    expect(JSON.stringify(said)).toContain('Changed index.html at line 1.');
  });

  it('discards the text of a model whose response was interrupted', async () => {
    script(vendor, CUT);
    script(other(vendor), says('I finish.', finish));
    const session = await newSession();
    await (await builderOver(vendor, other(vendor))).run(session, REQUESTS);
    const deltas = session.of('message.delta');
    expect(deltas[0]).toMatchObject({ turn: 1, attempt: 1, text: expect.stringMatching(/^I sh/) });
    expect(deltas[1]).toEqual({ turn: 1, attempt: 1, text: '', superseded: true });
    expect(deltas.at(-1)).toEqual({ turn: 1, attempt: 2, text: 'I finish.' });
    expect(JSON.stringify(session.entries)).not.toContain('I shall');
  });
});

it('waits for the retry-after of the only vendor, if it is short', async () => {
  const limited = refuses(429, 'rate_limit_error');
  script(
    'openai',
    { response: { ...limited.response, retryAfter: 1 } as Served['response'] },
    says('', finish),
  );
  const session = await newSession();
  const limits = { ...LIMITS, maxWaitMs: 5000 };
  await new CodeBuilder(await modelsOf(['openai']), new FakeSandbox(), limits).run(session, REQUESTS);
  expect(session.of('warning')).toMatchObject([{ code: 'models_busy' }]);
  expect(session.of('preview.ready')).toHaveLength(1);
  expect(asked('openai')).toHaveLength(2);
});

it('includes the prompt tokens of an interrupted response if the vendor reported them (Anthropic)', async () => {
  script('anthropic', CUT);
  const session = await newSession();
  await (await builderOver('anthropic')).run(session, REQUESTS).catch(() => {});
  expect(session.spent).toEqual({ inputTokens: 1000, outputTokens: 0, usd: expect.closeTo(0.003, 8) });
});

it('stops at once when the build is stopped', async () => {
  script('openai', { response: speech, chaos: { latencyMs: 30_000 } });
  script('anthropic', says('', finish));
  const session = await newSession();
  const stopped = new Error('stopped by its owner');
  const run = (await builderOver('openai', 'anthropic'))
    .run(session, REQUESTS)
    .catch((error: unknown) => error);
  await expect.poll(() => session.of('phase.changed').length).toBe(1);
  session.controller.abort(stopped);
  expect(await run).toBe(stopped);
  expect(asked('anthropic')).toEqual([]);
});
