import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientDriver, DriverAnswer, DriverCall } from './client-driver.js';
import { clientLanguages, startDriver } from './client-languages.js';
import { FaultProxy } from './fault-proxy.js';
import { ScriptedServer } from './scripted-server.js';
import { WholeService } from './whole-service.js';

const PROMPT = 'A website for the bakery Krume & Korn in Leipzig: sourdough loaves, open Tuesday to Saturday';

let service: WholeService;
let proxy: FaultProxy;

beforeAll(async () => {
  service = await WholeService.start();
  proxy = await FaultProxy.start(service.app.url);
});
afterAll(async () => {
  await proxy?.stop();
  await service?.close();
});

describe.each(clientLanguages('the Python client against the service'))('%s', (language) => {
  let driver: ClientDriver;
  let apiKey: string;
  let accountId: string;

  beforeAll(async () => {
    driver = await startDriver(language);
  });
  afterAll(() => driver.stop());
  beforeEach(async () => {
    proxy.clearFaults();
    proxy.target = service.app.url;
    ({ apiKey, accountId } = await service.app.createAccount());
  });

  const call = (
    name: string,
    args: Record<string, unknown> = {},
    more: Partial<DriverCall> = {},
  ): Promise<DriverAnswer> =>
    driver.run({
      call: name,
      args,
      ...more,
      client: { api_key: apiKey, base_url: proxy.origin, timeout_ms: 60_000, ...more.client },
    });

  const balance = async (): Promise<number> => (await call('credits')).data.balance;

  /**
   * Expects that the account was charged exactly this much, in this number of charges, and that the ledger is balanced.
   */
  async function expectCharged(credits: number, charges = 1): Promise<void> {
    const rows = await service.app.dataSource.query(
      `SELECT amount FROM ledger_entries WHERE account_id = $1 AND kind = 'charge'`,
      [accountId],
    );
    expect(rows).toHaveLength(charges);
    expect(await balance()).toBe(1000 - credits);
    expect(await service.app.audit()).toEqual([]);
  }

  const question = (): string => service.web.topic('tidal-barrage').question;
  const pageUrl = (): string => service.web.urlOf(service.web.pages[0]!);

  describe('successful calls', () => {
    it('search: results, the price, the receipt', async () => {
      const answer = await call('search', { query: question() });
      expect(answer).toMatchObject({ ok: true, credits_used: 1, is_replay: false });
      expect(answer.data.results.length).toBeGreaterThan(0);
      expect(answer.metadata).toMatchObject({ provider_used: 'searxng' });
      expect(answer.rate_limit?.['limit']).toBeGreaterThan(0);
      const receipt = await call('receipt', { request_id: answer.request_id });
      expect(receipt.data).toMatchObject({
        status: 200,
        credits_used: 1,
        ledger_entry: { kind: 'charge', amount: -1 },
      });
      await expectCharged(1);
    });

    it('scrape and agent', async () => {
      const page = await call('scrape', { url: pageUrl() });
      expect(page).toMatchObject({ ok: true, credits_used: 1, data: { status_code: 200 } });
      const routed = await call('agent', { capability: 'search', params: { query: question() } });
      expect(routed).toMatchObject({ ok: true, credits_used: 1 });
      await expectCharged(2, 2);
    });

    it('screenshot', async () => {
      const answer = await call('screenshot', { url: pageUrl() });
      expect(answer).toMatchObject({ ok: true, credits_used: 1 });
      await expectCharged(1);
    });

    it('lists, usage, capabilities, keys and companies', async () => {
      await call('search', { query: question() });
      expect((await call('requests', {}, { collect: 10 })).items).toMatchObject([{ capability: 'search' }]);
      for (const name of ['usage', 'capabilities']) expect(await call(name)).toMatchObject({ ok: true });
      const company = await call('companies.create', { name: 'Krume & Korn' });
      const { company_id: id } = company.data;
      expect((await call('companies.get', { company_id: id })).data).toMatchObject({ name: 'Krume & Korn' });
      expect((await call('companies.list', {}, { collect: 10 })).items).toMatchObject([{ company_id: id }]);
      const made = await call('keys.create', { name: 'second' });
      expect(made.data.key).toMatch(/^cap_/);
      expect((await call('keys.list', {}, { collect: 10 })).items).toHaveLength(2);
    });

    it('tools in every format', async () => {
      for (const format of ['openai', 'claude', 'mcp', 'raw']) {
        const { data } = await call('tools', { format });
        const tools = Array.isArray(data) ? data : data.tools;
        expect(JSON.stringify(tools)).toContain('enrich_company');
      }
    });

    it('research: asynchronous, streamed, awaited and read', async () => {
      const run = await call('research_runs.create', { query: question() });
      expect(run.data.status).toMatch(/queued|running/);
      const { id } = run.data;
      const stream = await call('research_runs.stream', { id }, { collect: 1000 });
      expect(stream.ok).toBe(true);
      expect(stream.items?.map(({ data }) => data.seq)).toEqual(stream.items?.map((_, at) => at + 1));
      const done = await call('research_runs.get', { id });
      expect(done.data).toMatchObject({ status: 'completed', credits_used: 10 });
      const report = await call('research_runs.report', { id, format: 'markdown' });
      expect(report.ok).toBe(true);
      await expectCharged(10);
    });

    it('a build, from the prompt to the preview', async () => {
      const done = await call('builds.create_and_wait', { prompt: PROMPT });
      expect(done).toMatchObject({ ok: true, data: { status: 'completed' } });
      expect(done.data.preview_url).toMatch(/^http/);
      const id = done.data.execution_id;
      const files = await call('builds.files', { execution_id: id });
      expect(JSON.stringify(files.data)).toContain('index.html');
      const again = await call('builds.stream', { execution_id: id }, { collect: 1000 });
      expect(again.items?.at(-1)).toMatchObject({ data: { execution_id: id } });
      await expectCharged(1);
    });

    it('a build with a further instruction, stopped', async () => {
      const { data } = await call('builds.create', { prompt: PROMPT });
      const args = { execution_id: data.execution_id };
      const sent = await call('builds.message', { ...args, prompt: 'Make it green' });
      expect(sent.data).toMatchObject({ status: 'accepted' });
      expect((await call('builds.stop', args)).data.message).toEqual(expect.any(String));
      await expectCharged(1);
    });
  });

  describe('client errors', () => {
    it.each(['cap_malformed', 'sk-of-another-service'])('the key %s', async (wrong) => {
      const { error } = await call('credits', {}, { client: { api_key: wrong } });
      expect(error).toMatchObject({ class: 'AuthenticationError', status: 401 });
      expect(error?.message).not.toContain(wrong);
    });

    it('a revoked key', async () => {
      const { data } = await call('keys.create', { name: 'short-lived' });
      await call('keys.revoke', { id: data.id });
      const { error } = await call('credits', {}, { client: { api_key: data.key } });
      expect(error).toMatchObject({ class: 'AuthenticationError', status: 401 });
    });

    it('parameters', async () => {
      const { error } = await call('search', { query: '' });
      expect(error).toMatchObject({ class: 'InvalidRequestError', status: 400 });
      expect(error?.['errors']).toContainEqual({ path: 'query', message: expect.any(String) });
      const build = await call('builds.create', { prompt: '' });
      expect(build.error).toMatchObject({
        class: 'InvalidRequestError',
        status: 422,
        errors: [{ loc: ['body', 'prompt'] }],
      });
      await expectCharged(0, 0);
    });

    it('more than the balance, or than the limit of the call', async () => {
      const poor = await service.app.createAccount({ credits: 0 });
      const { error } = await call('search', { query: 'x' }, { client: { api_key: poor.apiKey } });
      expect(error).toMatchObject({ class: 'CreditsError', slug: 'insufficient-credits' });
      const capped = await call('search', { query: 'x' }, { options: { max_credits: 0 } });
      expect(capped.error).toMatchObject({ class: 'CreditsError', slug: 'max-credits-exceeded' });
    });

    it('a build that does not exist', async () => {
      const { error } = await call('builds.get', { execution_id: randomUUID() });
      expect(error).toMatchObject({ class: 'NotFoundError', slug: 'not-found' });
    });

    it('the base URL: another server, no server', async () => {
      const other = new ScriptedServer();
      await other.start();
      other.play([
        {
          times: 'any',
          status: 404,
          text: '<h1>Nothing here</h1>',
          headers: { 'content-type': 'text/html' },
        },
      ]);
      const client = { base_url: other.origin };
      const strange = await call('credits', {}, { client });
      expect(strange.error).toMatchObject({ class: 'UnexpectedResponseError', status: 404 });
      await other.stop();
      const unreachable = await call('credits', {}, { client });
      expect(unreachable.error).toMatchObject({ class: 'APIConnectionError' });
    });
  });

  describe('an unreliable connection', () => {
    it('the same key is charged once, from any client', async () => {
      const options = { idempotency_key: randomUUID() };
      const first = await call('search', { query: question() }, { options });
      const second = await call('search', { query: question() }, { options });
      expect(first).toMatchObject({ is_replay: false, credits_used: 1 });
      expect(second).toMatchObject({ is_replay: true });
      expect(second.data).toEqual(first.data);
      await expectCharged(1);
    });

    it('a response that is lost after the work was done is repeated, and charged once', async () => {
      proxy.arm('POST', /search/, 'lose-answer', 2);
      const answer = await call('search', { query: question() });
      expect(answer).toMatchObject({ ok: true, is_replay: true });
      expect(proxy.counts['lose-answer']).toBe(2);
      await expectCharged(1);
    });

    it('the same for a build', async () => {
      proxy.arm('POST', /builds/, 'lose-answer', 2);
      const answer = await call('builds.create', { prompt: PROMPT });
      expect(answer).toMatchObject({ ok: true, is_replay: true });
      const { items } = await call('builds.list', {}, { collect: 10 });
      expect(items).toMatchObject([{ execution_id: answer.data.execution_id }]);
      await call('builds.stop', { execution_id: answer.data.execution_id });
      await expectCharged(1);
    });

    it('a proxy that responds with a page of its own for a while', async () => {
      proxy.arm('POST', /search/, 'html', 2);
      expect(await call('search', { query: question() })).toMatchObject({ ok: true, is_replay: false });
      proxy.arm('POST', /search/, 'html', 3);
      const { error } = await call('search', { query: question() });
      expect(error).toMatchObject({ class: 'UnexpectedResponseError', status: 502 });
      await expectCharged(1);
    });

    it('a stream with fifty lost connections has no gaps and no duplicates', async () => {
      const { data } = await call('builds.create_and_wait', { prompt: PROMPT });
      const args = { execution_id: data.execution_id };
      const whole = await call('builds.stream', args, { collect: 5000 });
      // Every other connection brings one event.
      expect(whole.items?.length).toBeGreaterThan(25);
      proxy.arm('GET', /cloud-build/, 'cut-stream', 50);
      const cut = await call('builds.stream', args, { collect: 5000 });
      expect(proxy.counts['cut-stream']).toBe(50);
      expect(cut.items).toEqual(whole.items);
    });

    it('an API that is killed during a build, and restarts at another address', async () => {
      const first = await service.startApi();
      proxy.target = first.url;
      proxy.onStream = async () => {
        await first.process.kill();
        proxy.target = service.app.url;
      };
      const done = await call('builds.create_and_wait', { prompt: PROMPT });
      expect(first.process.ended).toBe('SIGKILL');
      expect(done).toMatchObject({ ok: true, data: { status: 'completed' } });
      await expectCharged(1);
    });
  });
});
