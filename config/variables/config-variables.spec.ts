import { defineConfig, envInteger, envList, envSecret, envText, envUrl } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { envSchema } from '../env.schema.js';
import { configVariables } from './config-variables.js';

const slice = defineConfig(
  'kites',
  {
    KITE_LINES: envInteger(2, { min: 1 }, 'Lines of a kite'),
    KITE_COLORS: envList('Colors'),
    KITE_SERVER: envUrl('Server'),
    KITE_PIN: envSecret('Pin'),
    KITE_TOKEN: envText('A secret by its name alone'),
  },
  (env) => env,
);
const listed = (env: Record<string, string>, plugins?: Map<string, string>) =>
  new Map(configVariables(env, [{ title: 'Kites', slices: [slice] }], plugins).map((one) => [one.name, one]));

describe('configVariables', () => {
  it('shows defaults, and what the environment sets', () => {
    const variables = listed({ KITE_LINES: ' 4 ', KITE_COLORS: 'red, blue' });
    expect(variables.get('KITE_LINES')).toEqual({
      name: 'KITE_LINES',
      description: 'Lines of a kite',
      section: 'Kites',
      plugin: null,
      isSecret: false,
      source: 'environment',
      value: '4',
    });
    expect(variables.get('KITE_COLORS')?.value).toBe('red,blue');
    expect(listed({ KITE_LINES: ' ' }).get('KITE_LINES')).toMatchObject({ source: 'default', value: '2' });
    expect(variables.get('KITE_SERVER')).toMatchObject({ source: 'default', value: null });
  });

  it('shows of a secret only whether it is set', () => {
    const set = listed({ KITE_PIN: 'hidden-1', KITE_TOKEN: 'hidden-2' });
    expect([set.get('KITE_PIN')?.value, set.get('KITE_TOKEN')?.value]).toEqual(['set', 'set']);
    expect(listed({}).get('KITE_PIN')).toMatchObject({ isSecret: true, source: 'default', value: null });
    expect(JSON.stringify([...set.values()])).not.toContain('hidden');
  });

  it('hides credentials in a URL', () => {
    const { value } =
      listed({ KITE_SERVER: 'https://ada:hidden@kites.example.org' }).get('KITE_SERVER') ?? {};
    expect(value).toContain('kites.example.org');
    expect(value).not.toMatch(/ada|hidden/);
  });

  it('names the plugin that declares a variable', () => {
    const variables = listed({}, new Map([['KITE_LINES', 'kites']]));
    expect(variables.get('KITE_LINES')?.plugin).toBe('kites');
    expect(variables.get('KITE_PIN')?.plugin).toBeNull();
  });

  it('marks every secret of the service', () => {
    const open = configVariables({}, envSchema).filter(({ isSecret }) => !isSecret);
    const secrets = open.filter(
      ({ name, description }) =>
        /SECRET|PASSWORD|WEBHOOK_URL|API_KEY/.test(name) ||
        /\b(a secret|access token|API key of)\b/i.test(description),
    );
    expect(secrets.map(({ name }) => name)).toEqual([]);
  });
});
