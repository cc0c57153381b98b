import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';

describe('the environment', () => {
  it('require a key', () => {
    expect(() => readSettings({})).toThrow(/^CAPSTAN_API_KEY is not set\. .+/);
    expect(() => readSettings({ CAPSTAN_API_KEY: '  ' })).toThrow('CAPSTAN_API_KEY is not set');
  });

  it('may set the base URL and the tools', () => {
    const env = {
      CAPSTAN_API_KEY: ' cap_x ',
      CAPSTAN_BASE_URL: 'https://a.test',
      CAPSTAN_MCP_TOOLS: 'search, scrape,',
    };
    expect(readSettings(env)).toEqual({
      apiKey: 'cap_x',
      baseURL: 'https://a.test',
      tools: ['search', 'scrape'],
    });
    expect(readSettings({ CAPSTAN_API_KEY: 'cap_x', CAPSTAN_MCP_TOOLS: '' })).toEqual({
      apiKey: 'cap_x',
      baseURL: undefined,
      tools: undefined,
    });
  });
});
