import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import { buildCapabilities } from '@capstan/builds';
import { type Capability, defineCapability } from '@capstan/kit';
import { catalog } from '@capstan/catalog';
import { messageCapabilities } from '@capstan/messages';
import { researchCapabilities } from '@capstan/research';
import { ListToolsResultSchema } from '@modelcontextprotocol/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { toStrictJsonSchema } from 'openai/lib/transform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';

type Json = ReturnType<typeof JSON.parse>;

/** Accepted by every host, with room for the prefixes that some add. */
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
/** Longest function description that OpenAI has been seen to accept. */
const MAX_DESCRIPTION = 1024;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const capabilities = [...catalog, ...researchCapabilities, ...messageCapabilities, ...buildCapabilities];
const names = capabilities.map(({ name }) => name);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const tools = async (query: string): Promise<Json> => {
  const { status, body, text } = await app.call(`/v1/tools?${query}`, { key: null });
  expect(status).toBe(200);
  expect(text).not.toContain('$ref');
  return body;
};

describe('every tool', () => {
  it('has the name of its capability, in every format', async () => {
    const openai = await tools('format=openai');
    const responses = await tools('format=openai&api=responses');
    const claude = await tools('format=claude');
    const { tools: mcp } = await tools('format=mcp');
    const { tools: raw } = await tools('format=raw');
    expect(openai.map((tool: Json) => tool.function.name)).toEqual(names);
    for (const list of [responses, claude, mcp, raw])
      expect(list.map((tool: Json) => tool.name)).toEqual(names);
    for (const name of names) expect(name).toMatch(NAME);
  });

  it('describes its purpose, its price and each field', async () => {
    for (const { function: tool } of await tools('format=openai')) {
      expect(tool.description).toMatch(/Costs .*credit/);
      expect([tool.name, tool.description.length <= MAX_DESCRIPTION]).toEqual([tool.name, true]);
      for (const [field, schema] of Object.entries<Json>(tool.parameters.properties)) {
        expect([tool.name, field, typeof schema.description]).toEqual([tool.name, field, 'string']);
      }
    }
  });

  it('has valid schemas, closed parameters, and valid examples', async () => {
    for (const { name, parameters, result, examples } of (await tools('format=raw')).tools) {
      expect([name, ajv.validateSchema(parameters), ajv.validateSchema(result)]).toEqual([name, true, true]);
      expect(parameters.additionalProperties).toBe(false);
      const validate = ajv.compile(parameters);
      expect(examples.length).toBeGreaterThan(0);
      for (const { params } of examples) expect(validate(params), JSON.stringify(validate.errors)).toBe(true);
      expect(validate({ ...examples[0].params, no_such_field: 1 })).toBe(false);
    }
  });

  it('describes results down to the leaves', async () => {
    for (const { name, result } of (await tools('format=raw')).tools) {
      expect([name, vagueIn(result)]).toEqual([name, []]);
    }
  });

  it('has documented defaults that its schema accepts', async () => {
    const fields = (await tools('format=raw')).tools.flatMap(({ parameters }: Json) =>
      Object.values<Json>(parameters.properties).filter((schema) => schema.default !== undefined),
    );
    expect(fields.length).toBeGreaterThan(0);
    for (const schema of fields) expect(ajv.validate(schema, schema.default)).toBe(true);
  });
});

describe('strict mode', () => {
  it('meets the rules of openai', async () => {
    const chat = await tools('format=openai&strict=true');
    const responses = await tools('format=openai&api=responses&strict=true');
    expect(responses).toEqual(chat.map(({ type, function: tool }: Json) => ({ type, ...tool })));
    for (const tool of responses) {
      if (!tool.strict) continue;
      expect(toStrictJsonSchema(tool.parameters)).toEqual(tool.parameters);
    }
  });

  it('meets the rules of claude', async () => {
    for (const tool of await tools('format=claude&strict=true')) {
      if (!tool.strict) continue;
      expect(transformJSONSchema(tool.input_schema)).toEqual(tool.input_schema);
    }
  });

  it('can express search and scrape', async () => {
    for (const query of ['format=openai&api=responses&strict=true', 'format=claude&strict=true']) {
      const strict = (await tools(query)).filter((tool: Json) => tool.strict).map((tool: Json) => tool.name);
      expect(strict).toEqual(expect.arrayContaining(['search', 'scrape']));
    }
  });
});

describe('format=mcp', () => {
  it('equals tools/list', async () => {
    const list = await tools('format=mcp');
    expect(ListToolsResultSchema.parse(list)).toEqual(list);
  });

  it('has the annotations of each tool that a host needs', async () => {
    const { tools: list } = await tools('format=mcp');
    const hints = Object.fromEntries(list.map(({ name, annotations }: Json) => [name, annotations]));
    for (const { name, title, readsOnly } of capabilities) {
      expect([name, hints[name]]).toEqual([
        name,
        {
          title,
          readOnlyHint: readsOnly,
          destructiveHint: false,
          idempotentHint: readsOnly || name === 'build_stop',
          openWorldHint: true,
        },
      ]);
    }
    expect([hints.search.readOnlyHint, hints.build.readOnlyHint, hints.build_message.idempotentHint]).toEqual(
      [true, false, false],
    );
  });
});

describe('a large catalog', () => {
  it('is listed completely in every format and in every document', async () => {
    const [echo] = scriptedCatalog().catalog as [Capability];
    const many = Array.from({ length: 200 }, (_, index) =>
      defineCapability({ ...echo, name: `echo_${index}`, path: `echo_${index}`, deadlineMs: 5000 }),
    );
    const large = await startApp({ catalog: many });
    try {
      const get = async (path: string): Promise<Json> => (await large.call(path, { key: null })).body;
      const listed = names.filter((name) => !catalog.some((capability) => capability.name === name));
      const all = [...many.map(({ name }) => name), ...listed].toSorted();
      const chat = await get('/v1/tools?format=openai&strict=true');
      expect(chat.map((tool: Json) => tool.function.name).toSorted()).toEqual(all);
      for (const query of ['openai&api=responses', 'claude&strict=true']) {
        const list = await get(`/v1/tools?format=${query}`);
        expect(list.map((tool: Json) => tool.name).toSorted()).toEqual(all);
      }
      expect((await get('/v1/tools?format=mcp')).tools.map((tool: Json) => tool.name).toSorted()).toEqual(
        all,
      );
      const ids = Object.values<Json>((await get('/v1/openapi.json')).paths).map(
        ({ post }) => post?.operationId,
      );
      for (const { name } of many) expect(ids).toContain(name);
      const { text } = await large.call('/llms.txt', { key: null });
      expect(text.match(/\/docs\/capabilities\/echo_\d+\.md\)/g)).toHaveLength(200);
      expect((await large.call('/docs/capabilities/echo_199.md', { key: null })).status).toBe(200);
    } finally {
      await large.close();
    }
  });
});

/** Paths of empty schemas: mostly a dangling reference. */
function vagueIn(schema: Json, path = ''): string[] {
  const children: [string, Json][] = [
    ...Object.entries<Json>(schema.properties ?? {}).map(([name, child]): [string, Json] => [
      `${path}.${name}`,
      child,
    ]),
    ...(schema.items ? [[`${path}[]`, schema.items] as [string, Json]] : []),
    ...(schema.anyOf ?? []).map((child: Json): [string, Json] => [path, child]),
  ];
  const says = schema.type ?? schema.enum ?? schema.anyOf;
  return [...(says === undefined ? [path] : []), ...children.flatMap(([at, child]) => vagueIn(child, at))];
}
