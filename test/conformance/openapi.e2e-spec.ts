import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildCapabilities } from '@capstan/builds';
import { catalog } from '@capstan/catalog';
import { messageCapabilities } from '@capstan/messages';
import { researchCapabilities } from '@capstan/research';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { inFullRun } from '../harness/full-run.js';

const root = resolve(import.meta.dirname, '..', '..');

/** The linters as in CI; both read a file and have no network access. */
const LINTERS: Record<string, (file: string) => string[]> = {
  redocly: (file) => [
    join(root, 'node_modules/@redocly/cli/bin/cli.js'),
    'lint',
    file,
    `--config=${join(root, 'redocly.yaml')}`,
    '--format=stylish',
  ],
  spectral: (file) => [
    join(root, 'node_modules/@stoplight/spectral-cli/dist/index.js'),
    'lint',
    file,
    `--ruleset=${join(root, '.spectral.yaml')}`,
    '--fail-severity=hint',
  ],
};
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

type Json = ReturnType<typeof JSON.parse>;

let app: TestApp;
let text: string;
let document: Json;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  ({ text, body: document } = await app.call('/v1/openapi.json', { key: null }));
  folder = mkdtempSync(join(tmpdir(), 'capstan-openapi-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Exit code and output of a linter. */
function lint(linter: string, content: Json): Promise<{ code: number; output: string }> {
  const file = join(folder, `${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content, null, 2));
  const args = LINTERS[linter]?.(file) ?? [];
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, env: { ...process.env, ...OFFLINE } },
      (error, stdout, stderr) =>
        done({
          code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
          output: stdout + stderr,
        }),
    );
  });
}

const resolved = ({ $ref, ...siblings }: Json): Json =>
  $ref === undefined ? siblings : document.components.responses[$ref.split('/').at(-1)];

let ajv: Ajv2020 | undefined;
/** By schema: failures look alike everywhere. */
const compiled = new Map<string, ValidateFunction>();

function compile(schema: Json): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? compileText(text);
  compiled.set(text, validate);
  return validate;
}

function compileText(schema: string): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'http://capstan.test/openapi', components: document.components });
  }
  return ajv.compile(
    JSON.parse(schema.replaceAll('"#/components/', '"http://capstan.test/openapi#/components/')),
  );
}

/** Violations in the examples of a body; a missing example is one too. */
function faultsOfExamples({ schema, example, examples }: Json): string[] {
  const values: Json[] = examples ? Object.values<Json>(examples).map(({ value }) => value) : [example];
  const validate = compile(schema);
  return values.flatMap((value) =>
    value !== undefined && value !== null && validate(value)
      ? []
      : [JSON.stringify([value, validate.errors])],
  );
}

/** Bodies, parameters and headers with an example, by where they are. */
function statedExamples(node: Json, at = ''): [at: string, stated: Json][] {
  if (typeof node !== 'object' || node === null) return [];
  const isStated = node.schema && (node.example !== undefined || node.examples !== undefined);
  return [
    ...(isStated ? [[at, node] as [string, Json]] : []),
    ...Object.entries<Json>(node).flatMap(([name, child]) => statedExamples(child, `${at}/${name}`)),
  ];
}

interface Operation {
  path: string;
  method: string;
  operation: Json;
}

const operations = (): Operation[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ path, method, operation })),
  );

describe.concurrent.each(inFullRun(Object.keys(LINTERS)))('%s', (linter) => {
  it('reports no errors', async () => {
    const { code, output } = await lint(linter, document);
    expect(code, output).toBe(0);
  });

  it('detects a dangling reference', async () => {
    // A part of the document, which takes a fraction of the time.
    const { '/v1/credits': credits } = document.paths;
    const broken = { ...structuredClone(document), paths: { '/v1/credits': credits } };
    broken.components.schemas = { CreditsResult: broken.components.schemas.CreditsResult };
    broken.components.schemas.CreditsResult.properties.entries.items.$ref = '#/components/schemas/Gone';
    const { code, output } = await lint(linter, broken);
    expect(code).not.toBe(0);
    expect(output).toMatch(/Gone|invalid-ref|no-unresolved-refs/);
  });
});

interface BodySchema {
  $ref?: string;
  oneOf?: BodySchema[];
  items?: BodySchema;
  additionalProperties?: unknown;
}

describe('@seriousme/openapi-schema-validator', () => {
  const verdict = async (content: Json): Promise<unknown> => {
    const validator = new Validator();
    const { errors } = await validator.validate(structuredClone(content));
    return errors ?? validator.resolveRefs().openapi;
  };

  it('reports no errors', async () => {
    expect(await verdict(document)).toBe('3.1.0');
  });

  it('detects a response without a description, and a dangling reference', async () => {
    const broken = structuredClone(document);
    delete broken.components.responses.NotFound.description;
    expect(await verdict(broken)).toEqual(
      expect.arrayContaining([expect.objectContaining({ keyword: 'required' })]),
    );
    const dangling = structuredClone(document);
    dangling.paths['/v1/credits'].get.responses['401'].$ref = '#/components/responses/Gone';
    expect(await verdict(dangling)).toMatch(/responses\/Gone/);
  });
});

describe('the document', () => {
  it('is OpenAPI 3.1, document version 1.0.0, without a dialect (docs/contract.md 9.2)', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.0.0');
    expect(document).not.toHaveProperty('jsonSchemaDialect');
    expect(document.servers).toEqual([{ url: 'http://capstan.test', description: 'This deployment' }]);
  });

  it('describes every capability of the catalog, and the door to all of them', () => {
    const ofFeatures = [...researchCapabilities, ...messageCapabilities, ...buildCapabilities];
    const names = [...catalog, ...ofFeatures].map(({ name }) => name);
    for (const { name, path } of catalog) {
      expect(document.paths[`/v1/${path}`]?.post.operationId).toBe(name);
    }
    const variants = document.paths['/v1/agent'].post.requestBody.content['application/json'].schema.oneOf;
    expect(variants.map((variant: Json) => variant.properties.capability.enum[0])).toEqual(names);
  });

  it('excludes the routes of operators and of the console, and nothing else', () => {
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => /^\/(v1\/admin|console)\b/.test(path))).toEqual([]);
    expect(text).not.toMatch(/AccountResult|AuditEntry|SessionResult/);
    for (const path of ['/v1/credits', '/v1/usage', '/v1/requests/{request_id}', '/v1/keys', '/v1/tools']) {
      expect(paths).toContain(path);
    }
  });

  it('has a success, a failure and a unique name for each operation', () => {
    const ids = operations().map(({ operation }) => operation.operationId as string);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(
        // 202 is for asynchronous requests; 204 stops an EventSource from reconnecting.
        statuses.filter((status) => status.startsWith('2') && status !== '202' && status !== '204'),
        operation.operationId,
      ).toHaveLength(1);
      expect(statuses, operation.operationId).toEqual(expect.arrayContaining(['429', '500', '503']));
    }
  });

  /** The objects that a body may be, or be a list of. */
  const objectsOf = (schema: BodySchema): BodySchema[] => {
    const { $ref: ref, oneOf, items } = schema;
    if (ref !== undefined) return [document.components.schemas[ref.split('/').at(-1) ?? '']];
    return items === undefined ? (oneOf ?? [schema]) : objectsOf(items);
  };

  it('rejects unknown fields in every body', () => {
    for (const { path, operation } of operations()) {
      const schema = operation.requestBody?.content['application/json'].schema;
      if (!schema) continue;
      for (const body of objectsOf(schema)) expect([path, body.additionalProperties]).toEqual([path, false]);
    }
  });

  it('has schemas that compile', () => {
    for (const schema of Object.values(document.components.schemas)) expect(compile(schema)).toBeTruthy();
  });

  it('has valid examples for every request body', () => {
    const bodies = operations().filter(({ operation }) => operation.requestBody);
    expect(bodies.length).toBeGreaterThan(catalog.length);
    for (const { operation } of bodies) {
      const faults = faultsOfExamples(operation.requestBody.content['application/json']);
      expect([operation.operationId, faults]).toEqual([operation.operationId, []]);
    }
  });

  it('has a valid example for every response that is not a file', () => {
    for (const { operation } of operations()) {
      for (const [status, given] of Object.entries<Json>(operation.responses)) {
        const { content = {} } = resolved(given);
        for (const [type, media] of Object.entries<Json>(content)) {
          if (media.schema.format === 'binary') continue;
          const at = `${operation.operationId} ${status} ${type}`;
          expect([at, faultsOfExamples(media)]).toEqual([at, []]);
        }
      }
    }
  });

  it('has no invalid example anywhere, of parameters and headers neither', () => {
    const stated = statedExamples({ paths: document.paths, components: document.components });
    expect(stated.length).toBeGreaterThan(operations().length);
    for (const [at, given] of stated) expect([at, faultsOfExamples(given)]).toEqual([at, []]);
  });

  it('has an example of each failure with its own status, and a page at its type', async () => {
    const types = new Set<string>();
    for (const { operation } of operations()) {
      for (const [status, given] of Object.entries<Json>(operation.responses)) {
        const problem = resolved(given).content?.['application/problem+json']?.example;
        if (Number(status) < 400 || !problem) continue;
        expect([operation.operationId, problem.status]).toEqual([operation.operationId, Number(status)]);
        types.add(problem.type);
      }
    }
    expect(types.size).toBeGreaterThan(12);
    for (const type of types)
      expect((await app.call(new URL(type).pathname, { key: null })).status).toBe(200);
  });

  it('lists the common headers in every response (docs/contract.md 8.2)', () => {
    for (const { operation } of operations()) {
      for (const [status, given] of Object.entries<Json>(operation.responses)) {
        expect(Object.keys(resolved(given).headers), `${operation.operationId} ${status}`).toEqual(
          expect.arrayContaining([
            'X-Request-Id',
            'X-RateLimit-Limit',
            'X-RateLimit-Remaining',
            'X-Credits-Used',
          ]),
        );
      }
    }
    expect(document.components.responses.TooManyRequests.headers).toHaveProperty('Retry-After');
  });

  it('has the stream events as schemas with a discriminator', () => {
    for (const [path, name] of [
      ['/cloud-build/{execution_id}/stream', 'BuildEvent'],
      ['/v1/research/{id}/stream', 'ResearchEvent'],
    ] as const) {
      const media = document.paths[path].get.responses['200'].content['text/event-stream'];
      expect(media.schema.contentSchema).toEqual({ $ref: `#/components/schemas/${name}` });
      const kinds = document.components.schemas[name].oneOf.map((event: Json) => event.properties.event.enum);
      expect(kinds.length).toBeGreaterThan(10);
      expect(new Set(kinds.flat()).size).toBe(kinds.length);
    }
  });

  it('names operations after capabilities, others in camelCase', () => {
    const names = new Set([...catalog, ...messageCapabilities].map(({ name }): string => name));
    const others = operations().filter(({ operation }) => !names.has(operation.operationId));
    for (const { operation } of others) expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z0-9]+)*$/);
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^([A-Z][a-z0-9]+)+$/);
    expect(Object.keys(document.components.schemas).filter((name) => name.endsWith('Schema'))).toEqual([]);
  });

  it('marks exactly the routes that require a key', async () => {
    for (const { path, method, operation } of operations()) {
      const isPublic = (operation.security ?? document.security).length === 0;
      const { status } = await app.call(path.replaceAll(/\{\w+\}/g, 'x'), {
        key: null,
        method: method.toUpperCase(),
        ...(operation.requestBody ? { body: {} } : {}),
      });
      expect([path, method, status === 401]).toEqual([path, method, !isPublic]);
    }
  });

  it('is identical in another process', async () => {
    const other = await startApp();
    try {
      const answer = await other.call('/v1/openapi.json', { key: null });
      expect(answer.text).toBe(text);
    } finally {
      await other.close();
    }
  });
});
