import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_INFO } from '@capstan/mcp-server';
import { describe, expect, it } from 'vitest';
import { HELP } from './help.js';

const read = (name: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));

const manifest = read('package.json');
const server = read('server.json');

describe('server.json', () => {
  it('names the package as the package names the server', () => {
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

  it('has the form that the registry asks for', () => {
    expect(server.$schema).toBe(
      'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    );
    expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(server.name.length).toBeLessThanOrEqual(200);
    expect(server.description.length).toBeLessThanOrEqual(100);
    expect(server.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('asks for the key as a secret, at both doors', () => {
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
    // Every variable of the address is described.
    for (const [, name] of remote.url.matchAll(/\{(\w+)\}/g)) expect(remote.variables).toHaveProperty(name);
  });

  it('describes what --help does', () => {
    for (const { name } of server.packages[0].environmentVariables) expect(HELP).toContain(name);
  });
});
