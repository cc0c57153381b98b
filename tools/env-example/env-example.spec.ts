import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { envSchema } from '@capstan/config';
import { defineConfig, envInteger, envList, envSecret, envText, envTextOr } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { renderEnvExample } from './render-env-example.js';

const slice = defineConfig(
  'test',
  {
    KITE_LINES: envInteger(2, { min: 1 }, 'Lines of a kite'),
    KITE_NAME: envTextOr('Red # 1', 'What it is called'),
    KITE_KEY: envSecret('Key of the shed'),
    KITE_COLOURS: envList('Colours'),
    KITE_OWNER: envText('Whose it is'),
  },
  (env) => env,
);

describe('renderEnvExample', () => {
  it('shows every variable with its description and default, commented out', () => {
    const text = renderEnvExample([{ title: 'Kites', slices: [slice] }]);
    expect(text).toContain('# -- Kites ---');
    expect(text).toContain('\n# Lines of a kite\n#KITE_LINES=2\n');
    expect(text).toContain('\n# Key of the shed\n#KITE_KEY=\n');
    expect(text).toContain('\n#KITE_COLOURS=\n');
    expect(text).toMatch(/#KITE_OWNER=\n$/);
    expect(parseEnv(text)).toEqual({});
  });

  it('writes a default that Node parses to the same value', () => {
    const text = renderEnvExample([{ title: 'Kites', slices: [slice] }]);
    expect(parseEnv(text.replaceAll(/^#(?=KITE)/gm, ''))).toMatchObject({
      KITE_NAME: 'Red # 1',
      KITE_LINES: '2',
    });
  });

  it('lists a variable once, even if two slices read it', () => {
    const other = defineConfig('other', { KITE_KEY: envSecret('Key of the shed') }, (env) => env);
    const text = renderEnvExample([{ title: 'Kites', slices: [slice, other] }]);
    expect(text.match(/KITE_KEY/g)).toHaveLength(1);
  });

  it('requires descriptions', () => {
    const { shape } = slice;
    const mute = { ...slice, shape: { KITE_OWNER: shape['KITE_OWNER']!.describe('') } };
    expect(() => renderEnvExample([{ title: 'Kites', slices: [mute] }])).toThrow(/KITE_OWNER lacks/);
  });
});

describe('.env.example', () => {
  it('is up to date', () => {
    const file = resolve(import.meta.dirname, '..', '..', '.env.example');
    // A checkout with converted line endings is not outdated.
    const present = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    expect(present, 'Run: npm run env:example').toBe(renderEnvExample(envSchema));
  });
});
