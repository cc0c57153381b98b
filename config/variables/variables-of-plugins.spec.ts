import { type CapabilityProvider, DefineProvider, defineConfig, definePlugin, envText } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { variablesOfPlugins } from './variables-of-plugins.js';

const slice = (variable: string) => defineConfig(variable, { [variable]: envText('x') }, (env) => env);

@DefineProvider({ name: 'tide_table', title: 'Tide table', config: slice('TIDE_TABLE_REGION') })
class TideTable implements CapabilityProvider {
  isConfigured(): boolean {
    return true;
  }

  async call(): Promise<object> {
    return {};
  }
}

describe('variablesOfPlugins', () => {
  it('names the plugin of its own variables and of those of its providers', () => {
    const plugins = [
      definePlugin({ name: 'harbor', config: [slice('HARBOR_NAME')] }),
      definePlugin({ name: 'tides', providers: { search: [TideTable] } }),
    ];
    expect([...variablesOfPlugins(plugins)]).toEqual([
      ['HARBOR_NAME', 'harbor'],
      ['TIDE_TABLE_REGION', 'tides'],
    ]);
  });
});
