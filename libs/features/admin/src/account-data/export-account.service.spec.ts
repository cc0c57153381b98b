import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import type { AccountsService } from '@capstan/auth';
import type { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import type { AccountDataRegistry } from './account-data.registry.js';
import { ExportAccountService } from './export-account.service.js';

describe('an export of an account that fails', () => {
  it('breaks off, and the log says whose it was and why', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    const accounts = { get: (id: string) => Promise.resolve({ id }) } as unknown as AccountsService;
    const registry = {
      all: () => {
        throw new Error('The object workspaces/1 is missing');
      },
    } as unknown as AccountDataRegistry;
    const output = await new ExportAccountService({} as DataSource, accounts, registry).open('account-1');
    const [error] = (await once(output, 'error')) as [Error];
    expect(error.message).toBe('The object workspaces/1 is missing');
    expect(logged).toHaveBeenCalledWith(
      'the export of the account account-1 failed',
      expect.stringContaining('Error: The object workspaces/1 is missing\n'),
    );
    logged.mockRestore();
  });
});
