import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientDriver, DriverAnswer, DriverCall } from './client-driver.js';
import { clientLanguages, startDriver } from './client-languages.js';
import { PrismProxy } from './prism-proxy.js';
import { ScriptedServer } from './scripted-server.js';
import { WholeService } from './whole-service.js';

const PROMPT = 'A website for the bakery Krume & Korn in Leipzig: sourdough loaves, open Tuesday to Saturday';
const REDUCED = { request_id: '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10' };

let service: WholeService;
let prism: PrismProxy;
/** A service that answers what the document does not allow. */
const liar = new ScriptedServer();
let prismBeforeLiar: PrismProxy;

beforeAll(async () => {
  await liar.start();
  service = await WholeService.start();
  [prism, prismBeforeLiar] = await Promise.all([
    PrismProxy.start(service.app.url),
    PrismProxy.start(liar.origin),
  ]);
});
afterAll(async () => {
  await Promise.all([prism?.stop(), prismBeforeLiar?.stop()]);
  await liar.stop();
  await service?.close();
});

/**
 * Both clients through Prism. Left out are `builds.stream`, `research_runs.stream` and the helpers that follow them
 * (`create_and_wait`, `wait`): Prism reads an answer to its end before it passes it on, which a live stream has not.
 */
describe.each(clientLanguages('the Python client through Prism'))('%s', (language) => {
  let driver: ClientDriver;
  let apiKey: string;

  beforeAll(async () => {
    driver = await startDriver(language);
  });
  afterAll(() => driver.stop());
  beforeEach(async () => {
    ({ apiKey } = await service.app.createAccount());
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
      client: { api_key: apiKey, base_url: prism.origin, timeout_ms: 60_000, max_retries: 0, ...more.client },
    });

  /** @returns the data of a call that Prism found nothing wrong with. */
  async function expectPass(name: string, args: Record<string, unknown> = {}): Promise<DriverAnswer['data']> {
    const answer = await call(name, args);
    expect(answer.error, `${name} ${JSON.stringify(answer.error)}`).toBeUndefined();
    return answer.data;
  }

  it('capabilities and account', async () => {
    const query = service.web.topic('tidal-barrage').question;
    const url = service.web.urlOf(service.web.pages[0]!);
    await expectPass('search', { query });
    await expectPass('search', { query, mode: 'ai' });
    await expectPass('scrape', { url, formats: ['markdown', 'links'] });
    await expectPass('agent', { capability: 'search', params: { query } });
    for (const name of ['credits', 'usage', 'capabilities', 'requests']) await expectPass(name);
    const { request_id: id } = await call('search', { query });
    await expectPass('receipt', { request_id: id });
    for (const format of ['openai', 'claude', 'mcp', 'raw']) await expectPass('tools', { format });
    const { company_id: companyId } = await expectPass('companies.create', { name: 'Krume & Korn' });
    await expectPass('companies.get', { company_id: companyId });
    await expectPass('companies.list');
    await expectPass('sites.list');
    const key = await expectPass('keys.create', { name: 'second' });
    await expectPass('keys.list');
    await expectPass('keys.revoke', { id: key.id });
  });

  it('research', async () => {
    const { id } = await expectPass('research_runs.create', {
      query: service.web.topic('tidal-barrage').question,
    });
    const status = async (): Promise<string> => (await expectPass('research_runs.get', { id })).status;
    await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('completed');
    await expectPass('research_runs.list');
    await expectPass('research_runs.evidence', { id });
    for (const format of ['markdown', 'html']) await expectPass('research_runs.report', { id, format });
  });

  it('builds', async () => {
    const { execution_id: id } = await expectPass('builds.create', { prompt: PROMPT });
    const args = { execution_id: id };
    await expectPass('builds.message', { ...args, prompt: 'Make it green' });
    const status = async (): Promise<string> => (await expectPass('builds.get', args)).status;
    await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('completed');
    await expectPass('builds.list');
    await expectPass('builds.files', args);
    await expectPass('builds.commits', args);
    await expectPass('builds.file', { ...args, path: 'index.html' });
    await expectPass('builds.stop', args);
  });

  it('a wrong answer is caught: Prism does look', async () => {
    const client = { base_url: prismBeforeLiar.origin };
    const credits = { balance: 7, held: 0, overage_limit: 0, entries: [], next_after: null };
    liar.play([{ envelope: { data: credits, metadata: REDUCED } }]);
    expect(await call('credits', {}, { client })).toMatchObject({ ok: true, data: { balance: 7 } });
    liar.play([{ envelope: { data: { ...credits, balance: 'much' }, metadata: REDUCED } }]);
    const { error } = await call('credits', {}, { client });
    expect(error).toMatchObject({ status: 500 });
    expect(error?.message).toContain('Request/Response not valid');
  });
});
