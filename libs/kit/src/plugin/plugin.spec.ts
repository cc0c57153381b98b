import { describe, expect, it } from 'vitest';
import { definePlugin } from './plugin.js';

describe('definePlugin', () => {
  it('completes a plugin with only a name', () => {
    expect(definePlugin({ name: 'harbor' })).toEqual({
      name: 'harbor',
      modules: [],
      capabilities: [],
      providers: {},
      messageTransports: [],
      authentication: [],
      config: [],
      entities: [],
      migrations: [],
    });
  });

  it.each(['', 'Harbor', 'harbor_master', '-harbor', 'harbor-'])('rejects the name "%s"', (name) => {
    expect(() => definePlugin({ name })).toThrow(`plugin name "${name}" must match`);
  });

  it('reports an undefined entry, as after a wrong import', () => {
    const modules = [class Berth {}, undefined] as never;
    expect(() => definePlugin({ name: 'harbor', modules })).toThrow('plugin harbor: modules[1] is undefined');
  });

  it('rejects a single class where a list is expected', () => {
    const entities = class Ship {} as never;
    expect(() => definePlugin({ name: 'harbor', entities })).toThrow(
      'plugin harbor: entities must be an array',
    );
  });
});
