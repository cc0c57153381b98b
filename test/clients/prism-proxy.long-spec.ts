import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientDriver, DriverAnswer } from './client-driver.js';
import { type ClientLanguage, clientLanguages, startDriver } from './client-languages.js';
import { PrismProxy } from './prism-proxy.js';
import { ScriptedServer } from './scripted-server.js';
import { WholeService } from './whole-service.js';

const PROMPT = 'A website for the bakery Krume & Korn in Leipzig: sourdough loaves, open Tuesday to Saturday';
const REDUCED = { request_id: '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10' };

let service: WholeService;
let prism: PrismProxy;
/** A service whose response violates the document. */
const wrongServer = new ScriptedServer();
let prismOfWrongServer: PrismProxy;

const languages = clientLanguages('the Python client through Prism');
const drivers = new Map<ClientLanguage, ClientDriver>();

beforeAll(async () => {
  await wrongServer.start();
  service = await WholeService.start();
  [prism, prismOfWrongServer] = await Promise.all([
    PrismProxy.start(service.app.url),
    PrismProxy.start(wrongServer.origin),
    ...languages.map(async (language) => void drivers.set(language, await startDriver(language))),
  ]);
});
afterAll(async () => {
  await Promise.all([...drivers.values()].map((driver) => driver.stop()));
  await Promise.all([prism?.stop(), prismOfWrongServer?.stop()]);
  await wrongServer.stop();
  await service?.close();
});

/** A client with an account of its own, which calls through Prism. */
class PrismCaller {
  private constructor(
    private readonly driver: ClientDriver,
    private readonly apiKey: string,
  ) {}

  static async open(language: ClientLanguage): Promise<PrismCaller> {
    const { apiKey } = await service.app.createAccount();
    return new PrismCaller(drivers.get(language) as ClientDriver, apiKey);
  }

  call(name: string, args: Record<string, unknown> = {}, origin = prism.origin): Promise<DriverAnswer> {
    const client = { api_key: this.apiKey, base_url: origin, timeout_ms: 60_000, max_retries: 0 };
    return this.driver.run({ call: name, args, client });
  }

  /** @returns the data of a call without violations. */
  async expectPass(name: string, args: Record<string, unknown> = {}): Promise<DriverAnswer['data']> {
    const answer = await this.call(name, args);
    expect(answer.error, `${name} ${JSON.stringify(answer.error)}`).toBeUndefined();
    return answer.data;
  }
}

/**
 * Both clients through Prism, concurrently. Excluded are `builds.stream`, `research_runs.stream` and the helpers that
 * follow them (`create_and_wait`, `wait`): Prism reads a response to its end before it passes it on, which a live stream
 * never reaches.
 */
describe('calls through Prism', () => {
  it.concurrent.for(languages)('%s: capabilities and account', async (language) => {
    const caller = await PrismCaller.open(language);
    const query = service.web.topic('tidal-barrage').question;
    const url = service.web.urlOf(service.web.pages[0]!);
    await caller.expectPass('search', { query });
    await caller.expectPass('search', { query, mode: 'ai' });
    await caller.expectPass('scrape', { url, formats: ['markdown', 'links'] });
    await caller.expectPass('agent', { capability: 'search', params: { query } });
    for (const name of ['credits', 'usage', 'capabilities', 'requests']) await caller.expectPass(name);
    const { request_id: id } = await caller.call('search', { query });
    await caller.expectPass('receipt', { request_id: id });
    for (const format of ['openai', 'claude', 'mcp', 'raw']) await caller.expectPass('tools', { format });
    const { company_id: companyId } = await caller.expectPass('companies.create', { name: 'Krume & Korn' });
    const company = await caller.expectPass('companies.get', { company_id: companyId });
    expect(company.company_id).toBe(companyId);
    await caller.expectPass('companies.list');
    await caller.expectPass('sites.list');
    const key = await caller.expectPass('keys.create', { name: 'second' });
    await caller.expectPass('keys.list');
    await caller.expectPass('keys.revoke', { id: key.id });
  });

  it.concurrent.for(languages)('%s: research', async (language, { expect }) => {
    const caller = await PrismCaller.open(language);
    const { id } = await caller.expectPass('research_runs.create', {
      query: service.web.topic('tidal-barrage').question,
    });
    const status = async (): Promise<string> => (await caller.expectPass('research_runs.get', { id })).status;
    await expect.poll(status, { timeout: 60_000, interval: 250 }).toBe('completed');
    await caller.expectPass('research_runs.list');
    await caller.expectPass('research_runs.evidence', { id });
    for (const format of ['markdown', 'html'])
      await caller.expectPass('research_runs.report', { id, format });
  });

  it.concurrent.for(languages)('%s: builds', async (language, { expect }) => {
    const caller = await PrismCaller.open(language);
    const { execution_id: id } = await caller.expectPass('builds.create', { prompt: PROMPT });
    const args = { execution_id: id };
    await caller.expectPass('builds.message', { ...args, prompt: 'Make it green' });
    const status = async (): Promise<string> => (await caller.expectPass('builds.get', args)).status;
    await expect.poll(status, { timeout: 60_000, interval: 250 }).toBe('completed');
    await caller.expectPass('builds.list');
    await caller.expectPass('builds.files', args);
    await caller.expectPass('builds.commits', args);
    await caller.expectPass('builds.file', { ...args, path: 'index.html' });
    await caller.expectPass('builds.stop', args);
  });
});

it.each(languages)('%s: a wrong response is detected: Prism does validate', async (language) => {
  const caller = await PrismCaller.open(language);
  const ask = () => caller.call('credits', {}, prismOfWrongServer.origin);
  const credits = { balance: 7, held: 0, overage_limit: 0, entries: [], next_after: null };
  wrongServer.play([{ envelope: { data: credits, metadata: REDUCED } }]);
  expect(await ask()).toMatchObject({ ok: true, data: { balance: 7 } });
  wrongServer.play([{ envelope: { data: { ...credits, balance: 'much' }, metadata: REDUCED } }]);
  const { error } = await ask();
  expect(error).toMatchObject({ status: 500 });
  expect(error?.message).toContain('Request/Response not valid');
});
