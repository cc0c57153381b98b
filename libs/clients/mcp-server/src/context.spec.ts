import { describe, expect, it } from 'vitest';
import { connected } from './fixtures/connected.js';
import { REGISTRY } from './fixtures/registry.js';
import { ScriptedService, problem, success } from './fixtures/scripted-service.js';

const text = (body: string | Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(body, { headers: { 'content-type': type } });

const LLMS = [
  '# Capstan',
  '',
  '## Capabilities',
  '',
  '- [search](http://service.test/docs/capabilities/search.md): 1 credit. Finds.',
  '- [scrape](http://service.test/docs/capabilities/scrape.md): 1 credit. Reads.',
  '- [Research](http://service.test/below/docs/research.md): reports',
  '- [not-found](http://service.test/docs/errors/not-found.md): 404',
  '- [OpenAPI](http://service.test/v1/openapi.json): the API',
].join('\n');

const documented = (): ScriptedService =>
  new ScriptedService(REGISTRY)
    .on('GET /llms.txt', () => text(LLMS, 'text/plain'))
    .on('GET /docs/research.md', () => text('# Research', 'text/markdown'))
    .on('GET /docs/capabilities/search.md', () => text('# Search', 'text/markdown'));

describe.each(['modern', 'legacy'] as const)('resources in the %s revision', (era) => {
  it('are the documents linked from /llms.txt', async () => {
    const client = await connected(documented(), { era });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'capstan://llms.txt',
      'capstan://llms-full.txt',
      'capstan://docs/capabilities/search',
      'capstan://docs/capabilities/scrape',
      'capstan://docs/research',
    ]);
    const index = await client.readResource({ uri: 'capstan://llms.txt' });
    expect(index.contents).toEqual([{ uri: 'capstan://llms.txt', mimeType: 'text/markdown', text: LLMS }]);
    for (const uri of ['capstan://docs/capabilities/search', 'capstan://docs/search']) {
      const page = await client.readResource({ uri });
      expect(page.contents).toEqual([{ uri, text: '# Search', mimeType: 'text/markdown' }]);
    }
    const guide = await client.readResource({ uri: 'capstan://docs/research' });
    expect(guide.contents).toMatchObject([{ text: '# Research' }]);
  });

  it('are files of builds, as text or as bytes', async () => {
    const service = documented()
      .on('GET /v1/builds/b1/files/index.html', () => text('<p>', 'text/html; charset=utf-8'))
      .on('GET /v1/builds/b1/files/logo.png', () => text(new Uint8Array([1, 2]), 'image/png'))
      .on('GET /v1/builds/b1/files/brand/logo.SVG', () => text('<svg>', 'application/octet-stream'))
      .on('GET /v1/builds/b1/files/constructor', () => text('?', 'application/octet-stream'));
    const client = await connected(service, { era });
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'capstan://docs/{+page}',
      'capstan://research/{id}/report',
      'capstan://research/{id}/evidence',
      'capstan://builds/{execution_id}/files/{+path}',
    ]);
    const page = await client.readResource({ uri: 'capstan://builds/b1/files/index.html' });
    expect(page.contents).toMatchObject([{ text: '<p>', mimeType: 'text/html; charset=utf-8' }]);
    const logo = await client.readResource({ uri: 'capstan://builds/b1/files/logo.png' });
    expect(logo.contents).toMatchObject([{ blob: 'AQI=', mimeType: 'image/png' }]);
    const mark = await client.readResource({ uri: 'capstan://builds/b1/files/brand/logo.SVG' });
    expect(mark.contents).toMatchObject([{ text: '<svg>', mimeType: 'image/svg+xml' }]);
    const unknown = await client.readResource({ uri: 'capstan://builds/b1/files/constructor' });
    expect(unknown.contents).toMatchObject([{ blob: 'Pw==', mimeType: 'application/octet-stream' }]);
  });

  it('are research reports and their evidence', async () => {
    const service = documented()
      .on('GET /v1/research/r1/report', () => text('# Report', 'text/markdown'))
      .on('GET /v1/research/r1/evidence', () => success({ sentences: [] }));
    const client = await connected(service, { era });
    const report = await client.readResource({ uri: 'capstan://research/r1/report' });
    expect(report.contents).toMatchObject([{ text: '# Report' }]);
    const evidence = await client.readResource({ uri: 'capstan://research/r1/evidence' });
    expect(evidence.contents).toMatchObject([{ text: '{"sentences":[]}', mimeType: 'application/json' }]);
  });

  it.each([
    'capstan://nonsense',
    'capstan://docs/nonsense',
    'capstan://research/r2/report',
    'capstan://builds/%E0%A4%A/files/x',
    'file:///etc/passwd',
    'https://service.test/v1/keys',
  ])('do not include %s', async (uri) => {
    const client = await connected(documented(), { era });
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 });
  });

  it('that are unavailable return an error', async () => {
    const service = documented().on('GET /v1/research/r1/report', () =>
      problem(429, { error_category: 'transient', is_retriable: true, retry_after_seconds: 4 }),
    );
    const client = await connected(service, { era });
    await expect(client.readResource({ uri: 'capstan://research/r1/report' })).rejects.toMatchObject({
      code: -32603,
      data: { retry_after_seconds: 4, category: 'transient' },
    });
  });

  it('are completed by their ids and paths', async () => {
    const service = documented()
      .on('GET /v1/builds', () =>
        success({ builds: [{ execution_id: 'b1' }, { execution_id: 'c2' }], next_after: null }),
      )
      .on('GET /v1/builds/b1/files', () =>
        success({ files: [{ path: 'index.html' }, { path: 'about.html' }] }),
      )
      .on('GET /v1/research', () =>
        success({
          runs: [
            { id: 'r1', status: 'completed' },
            { id: 'r2', status: 'running' },
          ],
          next_after: null,
        }),
      );
    const client = await connected(service, { era });
    const values = async (uri: string, name: string, value: string, others?: Record<string, string>) => {
      const context = others && { arguments: others };
      const { completion } = await client.complete({
        ref: { type: 'ref/resource', uri },
        argument: { name, value },
        context,
      });
      return completion.values;
    };
    const files = 'capstan://builds/{execution_id}/files/{+path}';
    expect(await values(files, 'execution_id', '')).toEqual(['b1', 'c2']);
    expect(await values(files, 'path', 'ind', { execution_id: 'b1' })).toEqual(['index.html']);
    expect(await values(files, 'path', '')).toEqual([]);
    expect(await values('capstan://research/{id}/report', 'id', '')).toEqual(['r1']);
    expect(await values('capstan://docs/{+page}', 'page', 'capabilities/sc')).toEqual([
      'capabilities/scrape',
    ]);
    await expect(values('capstan://nonsense/{x}', 'x', '')).rejects.toMatchObject({ code: -32602 });
    expect(await values(files, 'constructor', '')).toEqual([]);
  });
});

describe.each(['modern', 'legacy'] as const)('prompts in the %s revision', (era) => {
  it('describe the job and the tools for it', async () => {
    const client = await connected(documented(), { era });
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'research_question',
      'profile_company',
      'summarise_page',
      'build_site',
      'check_spending',
    ]);
    for (const { name, title, description, arguments: args = [] } of prompts) {
      expect([title, description].every(Boolean), name).toBe(true);
      const required = args.filter((argument) => argument.required);
      const given = Object.fromEntries(required.map((argument) => [argument.name, 'the_value']));
      const { messages } = await client.getPrompt({ name, arguments: given });
      const said = messages[0]?.content;
      expect(said?.type === 'text' && said.text, name).toMatch(/`\w+`/);
      const mentions = JSON.stringify(said).split('the_value').length - 1;
      expect(mentions, name).toBeGreaterThanOrEqual(required.length);
    }
  });

  it('report missing arguments', async () => {
    const client = await connected(documented(), { era });
    await expect(client.getPrompt({ name: 'research_question' })).rejects.toThrow(
      /Missing argument: question/,
    );
    await expect(client.getPrompt({ name: 'nonsense' })).rejects.toMatchObject({ code: -32602 });
  });

  it('complete arguments with known values', async () => {
    const client = await connected(documented(), { era });
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'research_question' },
      argument: { name: 'depth', value: 'D' },
    });
    expect(completion).toMatchObject({ values: ['deep'], total: 1, hasMore: false });
    const { completion: none } = await client.complete({
      ref: { type: 'ref/prompt', name: 'research_question' },
      argument: { name: 'constructor', value: '' },
    });
    expect(none.values).toEqual([]);
  });
});
