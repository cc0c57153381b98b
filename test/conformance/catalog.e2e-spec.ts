import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPABILITY_NAME, type Capability } from '@capstan/kit';
import { catalog } from '@capstan/catalog';
import { validateParams } from '@capstan/platform-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { ApiDocument, type Json, pointerTo } from './api-document.js';
import { folderOf, kebab, providers } from './catalog-entries.js';

let app: TestApp;
let api: ApiDocument;

beforeAll(async () => {
  app = await startApp();
  api = new ApiDocument((await app.call('/v1/openapi.json', { key: null })).body);
});
afterAll(() => app.close());

/** The path of every documented field, including nested objects. */
function fieldsOf(schema: Json, path: string): [string, Json][] {
  const fields = Object.entries<Json>(api.resolve(schema)?.properties ?? {});
  return fields.flatMap(([name, field]) => {
    const place = `${path}.${name}`;
    const parts = [
      field,
      field.items,
      ...(field.anyOf ?? []),
      ...(field.oneOf ?? []),
      ...(field.allOf ?? []),
    ];
    return [[place, field] as [string, Json], ...parts.flatMap((part) => fieldsOf(part, place))];
  });
}

const schemaOf = (type: { name: string }): Json => api.at(pointerTo('components', 'schemas', type.name));
const named = catalog.map((capability) => [capability.name, capability] as [string, Capability]);

it('capabilities have unique names and paths, and their providers unique names', () => {
  const unique = (names: string[]) => expect(names).toEqual([...new Set(names)]);
  unique(catalog.map(({ name }) => name));
  unique(catalog.map(({ path }) => path));
  unique(providers.map(({ name }) => name));
});

describe.each(named)('capability %s', (name, capability) => {
  it('has the expected files', () => {
    const files = ['README.md', ...['params', 'result', 'capability', 'capability.spec'].map(tsFile)];
    for (const file of files) expect(existsSync(join(folderOf(capability), file)), file).toBe(true);
    function tsFile(kind: string): string {
      return `${kebab(name)}.${kind}.ts`;
    }
  });

  it('has a README with its parameters and its providers', async () => {
    const readme = await readFile(join(folderOf(capability), 'README.md'), 'utf8');
    const names = [
      ...Object.keys(schemaOf(capability.params).properties),
      ...providers.filter((entry) => entry.capability === capability).map(({ info }) => info.name),
    ];
    expect(names.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
  });

  it('has a name, title and descriptions that fit every interface', () => {
    expect(capability.name).toMatch(CAPABILITY_NAME);
    expect(capability.path).toMatch(/^[a-z][a-z0-9/-]*$/);
    expect(capability.title).toMatch(/^\S.{1,60}$/);
    expect(capability.summary).toMatch(/^[A-Z][^\n]{10,200}\.$/);
    expect(capability.description.length).toBeGreaterThan(40);
  });

  it('costs whole credits in every mode, and has a finite deadline', () => {
    const { credits } = capability;
    const prices = typeof credits === 'number' ? [credits] : Object.values(credits);
    const modes = typeof credits === 'number' ? null : Object.keys(credits);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((price) => !Number.isInteger(price) || price < 0)).toEqual([]);
    for (const { params } of capability.examples) {
      const valid = validateParams(capability.params, params);
      const mode = capability.mode(valid);
      expect(modes === null || modes.includes(mode ?? '')).toBe(true);
      expect(capability.deadlineMs(valid)).toBeGreaterThan(0);
      // Jobs survive their processes; their files are kept for a day.
      const longestMs = (capability.runs === 'as-job' ? 24 * 60 : 10) * 60_000;
      expect(capability.deadlineMs(valid)).toBeLessThanOrEqual(longestMs);
    }
  });

  it('describes every field of its parameters and results', () => {
    const fields = [
      ...fieldsOf(schemaOf(capability.params), 'params'),
      ...fieldsOf(schemaOf(capability.result), 'result'),
    ];
    expect(fields.length).toBeGreaterThan(1);
    const silent = fields.filter(([, field]) => !/\S{3}/.test(field.description ?? ''));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('documents the validated parameters, with their defaults', () => {
    const documented = schemaOf(capability.params);
    const blank = new capability.params() as Record<string, unknown>;
    for (const [field, schema] of Object.entries<Json>(documented.properties)) {
      expect(schema.default ?? null, field).toEqual(blank[field] ?? null);
      const isRequired = (documented.required ?? []).includes(field);
      expect(isRequired && 'default' in schema, field).toBe(false);
    }
    // An unvalidated parameter would be rejected as unknown, an undocumented one never be sent.
    const complete = { ...blank, ...capability.examples[0]?.params };
    expect(() => validateParams(capability.params, complete)).not.toThrow();
    expect(() => validateParams(capability.params, { ...complete, surprise: 1 })).toThrow(/surprise|valid/);
  });

  it('has examples that are valid by its class and by its schema', () => {
    expect(capability.examples.length).toBeGreaterThan(0);
    for (const { title, params } of capability.examples) {
      expect(title).toMatch(/\S/);
      expect(() => validateParams(capability.params, params)).not.toThrow();
      expect(api.faults(pointerTo('components', 'schemas', capability.params.name), params)).toEqual([]);
    }
  });

  it('declares which of its parameters decide the price', async () => {
    const { body } = await app.call('/v1/tools?format=raw', { key: null });
    const {
      parameters,
      pricing,
      credits,
      credits_per: per,
    } = body.tools.find((tool: Json) => tool.name === name);
    const declared = [pricing.mode_parameter, pricing.units_parameter, ...Object.values(pricing.calls ?? {})];
    const names = declared.filter((parameter) => parameter !== null);
    expect(Object.keys(parameters.properties)).toEqual(expect.arrayContaining(names));
    const hasModes = Object.keys(credits).length > 1;
    expect(hasModes && pricing.mode_parameter === null).toBe(false);
    expect(per === null).toBe(pricing.units_parameter === null);
  });

  it('is served at its own path, through /v1/agent, as a tool, and in the price list', async () => {
    expect(api.document.paths[`/v1/${capability.path}`].post.operationId).toBe(name);
    const agent = JSON.stringify(api.document.paths['/v1/agent'].post.requestBody);
    expect(agent).toContain(`"${name}"`);
    const tools = await app.call('/v1/tools?format=raw', { key: null });
    expect(tools.text).toContain(`"${name}"`);
    const { body } = await app.call('/v1/capabilities');
    const listed = body.data.capabilities.find((entry: Json) => entry.name === name);
    expect(listed.providers.map((provider: Json) => provider.name)).toEqual(
      // Providers that an operator must list explicitly are not configured here.
      providers
        .filter((entry) => entry.capability === capability && entry.info.isOptIn !== true)
        .map(({ info }) => info.name),
    );
  });
});

describe.each(providers.map((entry) => [entry.name, entry] as const))('provider %s', (_name, entry) => {
  const { info, type, folder } = entry;

  it('has a name for configuration and receipts, and a description', () => {
    expect(info.name).toMatch(CAPABILITY_NAME);
    expect(info.title).toMatch(/\S/);
    expect(type.name).toMatch(/^[A-Z]\w+Provider$/);
  });

  it('reads only its own variables, and describes each', () => {
    const shape = Object.entries(info.config?.shape ?? {});
    const prefix = `${info.name.toUpperCase()}_`;
    expect(shape.filter(([variable]) => !variable.startsWith(prefix)).map(([variable]) => variable)).toEqual(
      [],
    );
    expect(shape.filter(([, schema]) => !schema.description).map(([variable]) => variable)).toEqual([]);
  });

  it('has a unit test', () => {
    const file = `${kebab(info.name)}.provider`;
    for (const kind of ['ts', 'spec.ts']) {
      expect(existsSync(join(folder, `${file}.${kind}`)), `${file}.${kind}`).toBe(true);
    }
  });

  it('has recorded responses if it calls a vendor', () => {
    const fixtures = join(folder, 'fixtures');
    expect(!entry.isVendor || (existsSync(fixtures) && readdirSync(fixtures).length > 0)).toBe(true);
  });
});
