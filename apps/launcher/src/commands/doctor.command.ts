import { resolve } from 'node:path';
import { InvalidConfigError, PluginError, configOf, loadSetup } from '@capstan/config';
import { dataConfig, databaseConfig, parseCommandLine } from '@capstan/platform-core';
import { type NamedFinding, failed } from '../doctor/finding.js';
import { reportOf } from '../doctor/report.js';
import { CHECKS, runChecks } from '../doctor/run-checks.js';
import { PostgresService } from '../postgres/postgres.service.js';
import { FolderLock } from '../processes/folder.lock.js';
import type { CommandContext } from './with-database.js';

const COMMAND_LINE = {
  usage: `Usage: npm run doctor -- [--providers] [--json]

Says what is wrong with this installation, and changes nothing. It starts Chromium and the sandbox for a moment, and
asks vendors whose keys are set whether they accept them, where that is free.
  --providers  also makes one real call with each provider whose key is set; a vendor may bill it
  --json       prints an array of { check, status, text, advice }`,
  options: {
    providers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
} as const;

/** `npm run doctor`. @returns 1 if a check failed. @throws UsageError. */
export async function doctor(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseCommandLine(args, COMMAND_LINE);
  const findings = await examine(context, values.providers);
  console.log(values.json ? JSON.stringify(findings, null, 2) : reportOf(findings));
  return findings.some(({ status }) => status === 'failed') ? 1 : 0;
}

async function examine({ root, env }: CommandContext, withProviders: boolean): Promise<NamedFinding[]> {
  const setup = await loadSetup(env).catch((error: unknown) => {
    if (error instanceof InvalidConfigError || error instanceof PluginError) return error;
    throw error;
  });
  if (setup instanceof Error) {
    return [
      {
        check: 'configuration',
        ...failed(setup.message, 'Correct these variables; nothing else was checked.'),
      },
    ];
  }
  const dataDir = resolve(root, configOf(setup.config, dataConfig).dataDir);
  const outside = configOf(setup.config, databaseConfig).url;
  const isRunning = FolderLock.holder(dataDir) !== undefined;
  const databaseUrl = outside || PostgresService.runningUrl(dataDir);
  const withUrl = databaseUrl === undefined ? setup : await loadSetup({ ...env, DATABASE_URL: databaseUrl });
  const installation = { setup: withUrl, dataDir, env, isRunning, databaseUrl };
  const findings = await runChecks(CHECKS, installation);
  if (!withProviders) return findings;
  const { checkProviders } = await import('../doctor/checks/provider.checks.js');
  return [...findings, ...(await runChecks({ providers: checkProviders }, installation))];
}
