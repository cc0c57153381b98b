import { type Fixture, LLMock } from '@copilotkit/aimock';
import { TURN_LIMITS, type TurnLimits } from '@capstan/builds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edits, isAuthorCall } from '../../harness/authored.js';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import type { FollowedBuild } from '../../harness/followed-build.js';
import { inFullRun } from '../../harness/full-run.js';
import { modelsWithoutCooldown } from '../../harness/models-without-cooldown.js';

/** The wire protocols: chat completions of OpenAI and of compatible servers, and Anthropic's messages. */
const VENDORS = ['openai', 'anthropic', 'openai_compatible'] as const;
type Vendor = (typeof VENDORS)[number];
type Served = Omit<Fixture, 'match'>;

const SHORT_ANSWERS: TurnLimits = {
  historyTokens: 60_000,
  maxOutputTokens: 4000,
  timeoutMs: 60_000,
  answerTimeoutMs: 10_000,
  idleTimeoutMs: 3000,
  maxWaitMs: 0,
};

let servers: Record<Vendor, LLMock>;
let service: BuildingService;

beforeAll(async () => {
  const [openai, anthropic, compatible] = await Promise.all(VENDORS.map(() => LLMock.create({ port: 0 })));
  servers = { openai: openai!, anthropic: anthropic!, openai_compatible: compatible! };
  const env = {
    CHROMIUM_PATH: 'off',
    WORKER_CONCURRENCY: '8',
    LLM_PROVIDERS: VENDORS.join(','),
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: servers.openai.url,
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: servers.anthropic.url,
    OPENAI_COMPATIBLE_BASE_URL: servers.openai_compatible.url,
    OPENAI_COMPATIBLE_MODEL: 'local',
    OUTBOUND_ALLOW_HOSTS: VENDORS.map((vendor) => new URL(servers[vendor].url).host).join(','),
  };
  const overrides = [{ provide: TURN_LIMITS, useValue: SHORT_ANSWERS }, modelsWithoutCooldown()];
  service = await startBuilding(env, { overrides });
});
afterAll(async () => {
  await service.close();
  await Promise.all(VENDORS.map((vendor) => servers[vendor].stop()));
});

/** The answers of one vendor in builds with a name in their prompt; the others have no credit. */
function script(name: string, speaker: Vendor, ...answers: Served[]): void {
  const predicate: Fixture['match']['predicate'] = (request) =>
    isAuthorCall(request) && JSON.stringify(request.messages).includes(name);
  for (const vendor of VENDORS.filter((each) => each !== speaker)) {
    servers[vendor].prependFixture({
      match: { endpoint: 'chat', predicate },
      response: {
        status: 402,
        error: { message: 'no credit', type: 'billing_error', code: 'billing_error' },
      },
    });
  }
  for (const [sequenceIndex, served] of answers.entries()) {
    servers[speaker].addFixture({ match: { endpoint: 'chat', predicate, sequenceIndex }, ...served });
  }
}

const requestsFor = (vendor: Vendor, name: string): string[] =>
  servers[vendor]
    .getRequests()
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes(name));

const bakery = (name: string): string =>
  `A website for the bakery "${name}" in Porto. We bake with natural yeast. Rye bread €4. Call 222 345 678.`;

async function ended(name: string, prompt: string = bakery(name)): Promise<FollowedBuild> {
  const build = await service.build(prompt);
  expect((await build.untilEnd()).kind).toBe('build.completed');
  return build;
}

const homeOf = async (build: FollowedBuild): Promise<string> => (await build.visit()).text();

const THEME = { op: 'replace', path: '/theme/id', value: 'amplifier' } as const;
const sentence = (text: string) =>
  ({
    op: 'add',
    path: '/pages/home/sections/-',
    value: {
      id: 'more',
      component: 'statement',
      variant: 'pull',
      facts: [],
      heading: { text, basis: ['statement-1'] },
    },
  }) as const;

describe.each(inFullRun(VENDORS))('a document by %s', (vendor) => {
  it('is shown after the first look of the reader', async () => {
    const name = `${vendor} Oven`;
    script(name, vendor, { response: edits([THEME, sentence('Natural yeast, in Porto.')]) });
    const build = await ended(name);
    expect(await build.view()).toMatchObject({ builder: vendor });
    expect(await build.view()).not.toHaveProperty('builder_note');
    expect(await homeOf(build)).toMatch(/theme-amplifier.+Natural yeast, in Porto\./s);
    expect(build.of('preview.ready')).toHaveLength(2);
  });

  it('has neither the inventions of the model nor less than the owner said', async () => {
    const name = `${vendor} Hearth`;
    script(name, vendor, {
      response: edits([
        THEME,
        sentence('Winner of 12 awards.'),
        { op: 'remove', path: '/pages/home/sections/contact' },
      ]),
    });
    const build = await ended(name);
    const home = await homeOf(build);
    expect(home).toContain('theme-amplifier');
    expect(home).not.toContain('awards');
    expect(home).toContain('222 345 678');
    expect(await build.view()).toMatchObject({ builder: vendor });
  });

  it('is repaired once, with the places of its faults', async () => {
    const name = `${vendor} Kiln`;
    const wrong = edits([{ op: 'replace', path: '/theme/id', value: 'neon' }]);
    script(name, vendor, { response: wrong }, { response: edits([THEME]) });
    const build = await ended(name);
    expect(await homeOf(build)).toContain('theme-amplifier');
    expect(requestsFor(vendor, name).at(-1)).toContain('/theme/id: must be one of');
  });
});

describe('a document by a hostile model', () => {
  it('has no scripts and no addresses of its own', async () => {
    const name = 'Hostile Oven';
    script(name, 'openai', {
      response: edits([
        THEME,
        sentence('</h2><script src="https://evil.example/x.js"></script>'),
        {
          op: 'add',
          path: '/pages/home/sections/0/action',
          value: { label: 'Call', target: 'https://evil.example/' },
        },
        { op: 'replace', path: '/language', value: 'xx' },
      ]),
    });
    const build = await ended(name);
    const home = await homeOf(build);
    expect(home).toContain('theme-amplifier');
    expect(home).not.toContain('evil.example');
    expect(home).toContain('<html lang="en"');
  });

  it('of any size leaves the site of the reader', async () => {
    const name = 'Huge Oven';
    const huge = Array.from({ length: 3000 }, () => ({
      op: 'add' as const,
      path: '/facts/-',
      value: { id: 'a', type: 'statement', text: 'x'.repeat(500) },
    }));
    script(name, 'openai', { response: edits(huge) }, { response: edits(huge) });
    const build = await ended(name);
    expect(await build.view()).toMatchObject({ builder: 'deterministic', builder_note: expect.any(String) });
    expect(await homeOf(build)).toContain('222 345 678');
  });
});

describe('a later prompt', () => {
  it('is a change of the document by the model', async () => {
    const name = 'Late Oven';
    script(
      name,
      'anthropic',
      { response: edits([]) },
      {
        response: edits([{ op: 'replace', path: '/facts/item-1/price/amount', value: 5 }]),
      },
    );
    const first = await ended(name);
    const second = await service.build('Rye bread costs €5 now.', { key: first.key, siteId: first.siteId });
    await second.untilEnd();
    expect(await homeOf(second)).toContain('€5');
    expect(second.of('message.delta').map(({ data }) => data['text'])).toEqual([
      'Changed /facts/item-1/price/amount.',
    ]);
  });
});

describe('a question of a model', () => {
  const balanceOf = async (key: string): Promise<number> =>
    (await service.app.call('/v1/credits', { key })).body.data.balance;

  it('makes the build wait free of charge, and its answer is built and charged', async () => {
    const name = 'Curious Oven';
    const question = 'What can visitors order?';
    script(name, 'openai', { response: edits([], { question }) }, { response: edits([THEME]) });
    const build = await service.build(bakery(name));
    const before = await balanceOf(build.key);
    await build.until(({ kind }) => kind === 'build.question');
    expect(build.of('build.question')[0]?.data).toMatchObject({ text: question });
    expect(await build.view()).toMatchObject({ status: 'running', question });
    expect(await balanceOf(build.key)).toBe(before + 1);
    await build.message('Cakes, at orders@oven.example');
    expect((await build.untilEnd()).kind).toBe('build.completed');
    expect(await balanceOf(build.key)).toBe(before);
    const home = await homeOf(build);
    expect(home).toContain('theme-amplifier');
    expect(home).toContain('orders@oven.example');
    expect(requestsFor('openai', name).at(-1)).toContain('You must not ask a question.');
    expect(await service.app.audit()).toEqual([]);
  });
});
