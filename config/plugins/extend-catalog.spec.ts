import { type Capability, type CapabilityProvider, DefineProvider, definePlugin } from '@capstan/kit';
import type { Type } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { extendCatalog } from './extend-catalog.js';

function provider(name: string): Type<CapabilityProvider> {
  @DefineProvider({ name, title: name })
  class Named implements CapabilityProvider {
    isConfigured(): boolean {
      return true;
    }

    async call(): Promise<object> {
      return {};
    }
  }
  return Named;
}

const first = provider('first');
const capability = (name: string) => ({ name, providers: [first] }) as unknown as Capability;
const search = capability('search');

const extended = (...plugins: Parameters<typeof definePlugin>[0][]) =>
  extendCatalog([search], [capability('research')], {
    file: '/srv/capstan.config.ts',
    plugins: plugins.map(definePlugin),
  });

describe('extendCatalog', () => {
  it('returns the catalog unchanged without plugins', () => {
    expect(extended()).toEqual([search]);
  });

  it('adds capabilities after those of the catalog', () => {
    const names = extended({ name: 'a', capabilities: [capability('tides')] }).map(({ name }) => name);
    expect(names).toEqual(['search', 'tides']);
  });

  it('adds providers after those of the capability, without changing the catalog itself', () => {
    const second = provider('second');
    const [changed] = extended({ name: 'a', providers: { search: [second] } });
    expect(changed?.providers).toEqual([first, second]);
    expect(search.providers).toEqual([first]);
  });

  it('allows a plugin to add a provider to a capability of another one, whichever is listed first', () => {
    const second = provider('second');
    const [, tides] = extended(
      { name: 'a', providers: { tides: [second] } },
      { name: 'b', capabilities: [capability('tides')] },
    );
    expect(tides?.providers).toEqual([first, second]);
  });

  it.each([
    ['the catalog', 'search'],
    ['a feature', 'research'],
  ])('rejects a capability with a name of %s', (_of, name) => {
    expect(() => extended({ name: 'a', capabilities: [capability(name)] })).toThrow(
      `/srv/capstan.config.ts: plugin a: there is a capability ${name} already`,
    );
  });

  it('rejects a provider of a capability that does not exist, or that a feature serves', () => {
    expect(() => extended({ name: 'a', providers: { research: [provider('x')] } })).toThrow(
      'plugin a: providers.research: no such capability (search)',
    );
  });

  it('rejects a second provider of the same name', () => {
    expect(() => extended({ name: 'a', providers: { search: [provider('first')] } })).toThrow(
      'plugin a: search has a provider first already',
    );
  });

  it('rejects a class without @DefineProvider()', () => {
    class Plain {}
    const providers = { search: [Plain as unknown as Type<CapabilityProvider>] };
    expect(() => extended({ name: 'a', providers })).toThrow('plugin a: Plain lacks @DefineProvider');
  });
});
