import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';

const SECRETS = {
  BRAVE_API_KEY: 'hidden-brave-key',
  CONSOLE_SECRET: 'hidden-console-secret-of-32-characters',
  SLACK_WEBHOOK_URL: 'https://hooks.example.org/services/hidden-path',
};
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    env: { ...SECRETS, SEARXNG_BASE_URL: 'https://ada:hidden-password@search.example.org' },
  });
});
afterAll(() => app?.close());

const read = () => app.call('/v1/admin/config', { key: app.adminKey });

describe('GET /v1/admin/config', () => {
  it('has the values of the process, and where they come from', async () => {
    const { body } = await read();
    const variables = new Map<string, Record<string, unknown>>(
      body.data.variables.map((one: { name: string }) => [one.name, one]),
    );
    expect(variables.get('BASE_URL')).toEqual({
      name: 'BASE_URL',
      description: expect.any(String),
      section: 'Service',
      plugin: null,
      secret: false,
      source: 'environment',
      value: 'http://capstan.test',
    });
    expect(variables.get('SIGNUP_CREDITS')).toMatchObject({ source: 'default', value: '1000' });
    expect(variables.get('BRAVE_API_KEY')).toMatchObject({ secret: true, value: 'set' });
    expect(variables.get('TAVILY_API_KEY')).toMatchObject({ secret: true, value: null });
    expect(variables.get('DATABASE_URL')?.['value']).toMatch(/^postgres(ql)?:\/\/\*\*\*@[\w.]+:\d+\//);
  });

  it('has no secret and no credentials of a URL', async () => {
    const { text } = await read();
    expect(text).not.toContain('hidden');
    const { password, username } = new URL(app.databaseUrl);
    expect(text).not.toContain(`${username}:${password}`);
  });

  it('is closed to keys without the scope admin', async () => {
    expect((await app.call('/v1/admin/config')).status).toBe(403);
  });
});
