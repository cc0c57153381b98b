import { describe, expect, it } from 'vitest';
import type { ConfigVariable } from './admin-types.ts';
import { configurationSections } from './configuration-sections.ts';

const variable = (fields: Partial<ConfigVariable> & { name: string }): ConfigVariable => ({
  description: 'Lines of a kite',
  section: 'Service',
  plugin: null,
  secret: false,
  source: 'default',
  value: null,
  ...fields,
});

const VARIABLES = [
  variable({ name: 'PORT', source: 'environment' }),
  variable({ name: 'TIDES_KEY', section: 'Plugins', plugin: 'tides' }),
  variable({ name: 'HOST', description: 'Address to listen on' }),
];
const namesIn = (options: Parameters<typeof configurationSections>[1]) =>
  configurationSections(VARIABLES, options).map(({ title, variables }) => [
    title,
    variables.map(({ name }) => name),
  ]);

describe('the sections of the configuration', () => {
  it('have the variables in their order', () => {
    expect(namesIn({})).toEqual([
      ['Service', ['PORT', 'HOST']],
      ['Plugins', ['TIDES_KEY']],
    ]);
  });

  it('are found by all words of name and description', () => {
    expect(namesIn({ search: 'Listen address' })).toEqual([['Service', ['HOST']]]);
    expect(namesIn({ search: 'host lines' })).toEqual([]);
  });

  it('show only what is set, or what plugins declare', () => {
    expect(namesIn({ shown: 'set' })).toEqual([['Service', ['PORT']]]);
    expect(namesIn({ shown: 'plugins' })).toEqual([['Plugins', ['TIDES_KEY']]]);
  });
});
