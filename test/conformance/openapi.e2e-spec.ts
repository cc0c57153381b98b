import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildCapabilities } from '@capstan/builds';
import { catalog } from '@capstan/catalog';
import { researchCapabilities } from '@capstan/research';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';

const root = resolve(import.meta.dirname, '..', '..');

/** The linters as CI would call them; both read a file and know of no network. */
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

/** Exit code and words of a linter. */
function lint(linter: string, content: Json): Promise<{ code: number; output: string }> {
  const file = join(folder, `${linter}.json`);
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

interface Operation {
  path: string;
  method: string;
  operation: Json;
}

const operations = (): Operation[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ path, method, operation })),
  );

describe.each(Object.keys(LINTERS))('%s', (linter) => {
  it('finds nothing', async () => {
    const { code, output } = await lint(linter, document);
    expect(code, output).toBe(0);
  });

  it('would find a dangling reference', async () => {
    const broken = structuredClone(document);
    broken.components.schemas.CreditsResult.properties.entries.items.$ref = '#/components/schemas/Gone';
    expect((await lint(linter, broken)).code).not.toBe(0);
  });
});

describe('the document', () => {
  it('is OpenAPI 3.1, document version 1.0.0, and names no dialect (spec 9.2)', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.0.0');
    expect(document).not.toHaveProperty('jsonSchemaDialect');
    expect(document.servers).toEqual([{ url: 'http://capstan.test', description: 'This deployment' }]);
  });

  it('describes every capability of the catalog, and the door to all of them', () => {
    const names = [...catalog, ...researchCapabilities, ...buildCapabilities].map(({ name }) => name);
    for (const { name, path } of catalog) {
      expect(document.paths[`/v1/${path}`]?.post.operationId).toBe(name);
    }
    const variants = document.paths['/v1/agent'].post.requestBody.content['application/json'].schema.oneOf;
    expect(variants.map((variant: Json) => variant.properties.capability.enum[0])).toEqual(names);
  });

  it('leaves out the routes of administrators, and nothing that belongs to callers', () => {
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => path.startsWith('/v1/admin'))).toEqual([]);
    expect(text).not.toMatch(/AccountResult|AuditEntry/);
    for (const path of ['/v1/credits', '/v1/usage', '/v1/requests/{request_id}', '/v1/keys', '/v1/tools']) {
      expect(paths).toContain(path);
    }
  });

  it('gives each operation a success, a refusal and a name of its own', () => {
    const ids = operations().map(({ operation }) => operation.operationId as string);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(
        // 202 is for who does not wait; 204 tells a browser's event source that there is nothing more to come for.
        statuses.filter((status) => status.startsWith('2') && status !== '202' && status !== '204'),
        operation.operationId,
      ).toHaveLength(1);
      expect(statuses, operation.operationId).toEqual(expect.arrayContaining(['429', '500', '503']));
    }
  });

  it('says that unknown fields of a body are refused', () => {
    for (const { path, operation } of operations()) {
      const schema = operation.requestBody?.content['application/json'].schema;
      if (!schema) continue;
      const bodies = schema.oneOf ?? [document.components.schemas[schema.$ref.split('/').at(-1)]];
      for (const body of bodies) expect([path, body.additionalProperties]).toEqual([path, false]);
    }
  });

  it('holds schemas that compile and examples that fit them', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'http://capstan.test/openapi', components: document.components });
    const compile = (schema: Json) =>
      ajv.compile(
        JSON.parse(
          JSON.stringify(schema).replaceAll('"#/components/', '"http://capstan.test/openapi#/components/'),
        ),
      );
    for (const schema of Object.values(document.components.schemas)) expect(compile(schema)).toBeTruthy();
    let examples = 0;
    for (const { operation } of operations()) {
      const media = operation.requestBody?.content['application/json'];
      for (const example of Object.values<Json>(media?.examples ?? {})) {
        const validate = compile(media.schema);
        expect(validate(example.value), JSON.stringify(validate.errors)).toBe(true);
        examples += 1;
      }
    }
    expect(examples).toBeGreaterThanOrEqual(catalog.length * 2);
  });

  it('tells the truth about which routes need a key', async () => {
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

  it('is the same to the byte in another process', async () => {
    const other = await startApp();
    try {
      const answer = await other.call('/v1/openapi.json', { key: null });
      expect(answer.text).toBe(text);
    } finally {
      await other.close();
    }
  });
});
