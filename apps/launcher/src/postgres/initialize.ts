import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchError } from '../launch.error.js';
import type { PostgresBinaries } from './binaries.js';
import type { PostgresConnection } from './connection.file.js';
import type { Unprivileged } from './unprivileged.js';

/** Settings of a new data folder. */
export interface InitializeOptions {
  dataFolder: string;
  binaries: PostgresBinaries;
  account: Unprivileged;
  connection: PostgresConnection;
  /** Further flags of initdb: locale, `--no-sync` for throw-away servers. */
  initdbFlags: readonly string[];
}

/**
 * Creates a data folder with one superuser, its password and one database. It is created under another name
 * and then renamed, so that an interrupted start leaves nothing incomplete.
 */
export function initialize(options: InitializeOptions): void {
  const { dataFolder, account, connection } = options;
  const draft = `${dataFolder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  changeOwner(account, draft);
  const passwordFolder = mkdtempSync(join(tmpdir(), 'capstan-'));
  const passwordFile = join(passwordFolder, 'password');
  try {
    writeFileSync(passwordFile, `${connection.password}\n`, { mode: 0o600 });
    changeOwner(account, passwordFolder, passwordFile);
    const files = [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, `--username=${connection.user}`];
    run(options, options.binaries.initdb, [...files, '--auth=scram-sha-256', ...options.initdbFlags]);
  } finally {
    rmSync(passwordFolder, { recursive: true, force: true });
  }
  // The single-user mode needs no connection, so the launcher needs no client library.
  const single = ['--single', '-D', draft, '-c', 'log_min_messages=warning', 'postgres'];
  run(options, options.binaries.postgres, single, `CREATE DATABASE ${connection.database};\n`);
  renameSync(draft, dataFolder);
}

function changeOwner({ owner }: Unprivileged, ...paths: string[]): void {
  if (owner) for (const path of paths) chownSync(path, owner.uid, owner.gid);
}

function run(options: InitializeOptions, program: string, programArgs: string[], input = ''): void {
  const { file, args, ...identity } = options.account.command(program, programArgs);
  const result = spawnSync(file, args, { ...identity, cwd: '/', input, encoding: 'utf8' });
  if (result.status === 0) return;
  const said = [result.error?.message, result.stderr, result.stdout].filter(Boolean).join('\n').trim();
  throw new LaunchError(
    `PostgreSQL could not create its data folder ${options.dataFolder}:\n${said.slice(-2000)}`,
  );
}
