import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_INFO } from '@capstan/mcp-server';
import { describe, expect, it } from 'vitest';
import { serverJsonSchema } from './fixtures/server-json.schema.js';
import { HELP } from './help.js';

const read = (name: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));

const manifest = read('package.json');
const server = read('server.json');

describe('server.json', () => {
  it('has the same names as the package', () => {
    expect(server.name).toBe(manifest.mcpName);
    expect(server.packages).toEqual([
      expect.objectContaining({
        registryType: 'npm',
        identifier: manifest.name,
        version: manifest.version,
        transport: { type: 'stdio' },
      }),
    ]);
    expect([server.version, SERVER_INFO.version]).toEqual([manifest.version, manifest.version]);
  });

  it("matches the registry's schema", () => {
    expect(serverJsonSchema.safeParse(server).error).toBeUndefined();
  });

  it.each<[string, (copy: typeof server) => void]>([
    ['a misspelt field', (copy) => (copy.packages[0].enviromentVariables = [])],
    ['a description that is too long', (copy) => (copy.description = 'x'.repeat(101))],
    ['a range of versions', (copy) => (copy.packages[0].version = '^0.1.0')],
    ['a name with two slashes', (copy) => (copy.name = 'dev.capstan/a/b')],
    ['an address without a scheme', (copy) => (copy.remotes[0].url = '{base_url}/mcp')],
    ['an address of this machine', (copy) => (copy.remotes[0].url = 'https://localhost/mcp')],
  ])('is rejected with %s', (_fault, spoil) => {
    const copy = structuredClone(server);
    spoil(copy);
    expect(serverJsonSchema.safeParse(copy).success).toBe(false);
  });

  it('requires the key as a secret, for both transports', () => {
    const [{ environmentVariables }] = server.packages;
    expect(environmentVariables[0]).toMatchObject({
      name: 'CAPSTAN_API_KEY',
      isRequired: true,
      isSecret: true,
    });
    const [remote] = server.remotes;
    expect(remote).toMatchObject({
      type: 'streamable-http',
      headers: [{ name: 'Authorization', isRequired: true, isSecret: true }],
    });
    for (const [template, variables] of [
      [remote.url, remote.variables],
      [remote.headers[0].value, remote.headers[0].variables],
    ]) {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(new Set(names)).toEqual(new Set(Object.keys(variables)));
    }
  });

  it('describes what --help does', () => {
    for (const { name } of server.packages[0].environmentVariables) expect(HELP).toContain(name);
  });
});
