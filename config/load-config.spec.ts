import { httpConfig } from '@capstan/platform-http';
import { describe, expect, it } from 'vitest';
import { InvalidConfigError, configOf, loadConfig } from './load-config.js';

describe('loadConfig', () => {
  it('has the documented defaults', () => {
    expect(configOf(loadConfig({}), httpConfig)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:3000',
      trustedProxies: 0,
      rateLimitPerMinute: 60,
      accountRateLimitPerMinute: 600,
    });
  });

  it('treats an empty variable as absent', () => {
    expect(configOf(loadConfig({ PORT: '', BASE_URL: ' ' }), httpConfig).port).toBe(3000);
  });

  it('accepts proxies by number or by address, but not `true`', () => {
    const proxies = (text: string) => configOf(loadConfig({ TRUST_PROXY: text }), httpConfig).trustedProxies;
    expect(proxies('')).toBe(0);
    expect(proxies('1')).toBe(1);
    expect(proxies('10.0.0.0/8, 192.0.2.7')).toEqual(['10.0.0.0/8', '192.0.2.7']);
    expect(() => proxies('true')).toThrow(/TRUST_PROXY.*number of proxies/);
  });

  it('removes a trailing slash from a URL', () => {
    expect(configOf(loadConfig({ BASE_URL: 'https://api.example.org/' }), httpConfig).baseUrl).toBe(
      'https://api.example.org',
    );
  });

  it('lists all invalid variables, without their values', () => {
    const load = () => loadConfig({ PORT: 'secret-port', RATE_LIMIT_PER_MINUTE: '-5', BASE_URL: 'ftp://x' });
    expect(load).toThrow(InvalidConfigError);
    expect(load).toThrow(/PORT[^]*BASE_URL[^]*RATE_LIMIT_PER_MINUTE/);
    expect(load).not.toThrow(/secret-port/);
  });
});
