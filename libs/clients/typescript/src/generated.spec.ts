import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Capstan, CAPABILITY_ROUTES, VERSION } from './index.js';

const packageFolder = join(import.meta.dirname, '..');

describe('generated code', () => {
  it('is up to date with docs/openapi.json', () => {
    const check = [join(packageFolder, 'tools', 'generate.mjs'), '--check'];
    expect(() => execFileSync(process.execPath, check, { stdio: 'pipe' })).not.toThrow();
  });

  it('has a method for each capability', () => {
    const client = new Capstan({ apiKey: 'cap_x' }) as unknown as Record<string, unknown>;
    for (const name of Object.keys(CAPABILITY_ROUTES)) {
      const method = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      expect(client[method], method).toBeTypeOf('function');
    }
  });

  it('has the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(VERSION).toBe(version);
  });
});
