import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load, YAML11_SCHEMA } from 'js-yaml';

const root = resolve(import.meta.dirname, '..');
const FILES = [
  'Dockerfile',
  'compose.yaml',
  ...globSync('deploy/**/*.{yaml,service,tpl,txt}', { cwd: root }),
];

/** Variables of other programs, and those that only these files read. */
const OTHERS = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Names in capitals before `=` or `:`, and in `${…}`. */
function variablesIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const found = lines.flatMap((line) => [
    ...[...line.matchAll(/(?:^|[\s{])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|PORT|HOST)(?:=|: )/g)].map(
      ([, name]) => name,
    ),
    ...[...line.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name),
  ]);
  return found.filter((name) => name !== undefined);
}

describe('files for deployment', () => {
  const known = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name));

  it.each(FILES)('%s sets only variables that the service reads', (file) => {
    const unknown = variablesIn(read(file)).filter((name) => !known.has(name) && !OTHERS.has(name));
    expect(unknown).toEqual([]);
  });

  it.each(FILES)('%s starts programs that exist', (file) => {
    for (const [, app] of read(file).matchAll(/dist\/apps\/(\w+)\/src\/main\.js/g)) {
      expect(existsSync(join(root, 'apps', app ?? '', 'src', 'main.ts')), app).toBe(true);
    }
  });

  it('are found', () => {
    expect(FILES.length).toBeGreaterThan(12);
    expect(variablesIn(read('compose.yaml'))).toContain('DATABASE_URL');
  });

  it('has services in compose.yaml that wait for migrations', () => {
    const { services } = load(read('compose.yaml'), { schema: YAML11_SCHEMA }) as {
      services: Record<
        string,
        { command?: unknown; read_only?: boolean; depends_on?: Record<string, unknown> }
      >;
    };
    for (const name of ['api', 'worker']) {
      expect(services[name]?.depends_on).toHaveProperty('migrate');
      expect(services[name]?.read_only).toBe(true);
    }
  });
});
