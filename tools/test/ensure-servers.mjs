import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Servers and programs that tests need: PostgreSQL and Redis of a deployment, git of workspaces, bubblewrap of the
 * sandbox, clocks that differ.
 */
const SERVERS = [
  { program: 'redis-server', aptPackage: 'redis-server', folders: () => [] },
  { program: 'postgres', aptPackage: 'postgresql', folders: debianPostgresFolders },
  { program: 'git', aptPackage: 'git', folders: () => [] },
  { program: 'faketime', aptPackage: 'faketime', folders: () => [] },
  { program: 'bwrap', aptPackage: 'bubblewrap', folders: () => [] },
];

function debianPostgresFolders() {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
}

const isThere = ({ program, folders }) =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders()].some((folder) =>
    existsSync(join(folder, program)),
  );

/** Prevents apt from starting installed services. */
const aptEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

const apt = (...args) => spawnSync('apt-get', args, { env: aptEnv, encoding: 'utf8' }).status === 0;

/** Installs missing servers if possible; otherwise the tests report what they skip. */
export function ensureServers() {
  const missing = SERVERS.filter((server) => !isThere(server)).map(({ aptPackage }) => aptPackage);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    console.log(`Not installed: ${missing.join(', ')}; installing them needs root and apt-get.`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} with apt-get, for the tests …`);
  const install = () => apt('install', '-y', '--no-install-recommends', ...missing);
  if (!install() && !(apt('update') && install())) console.log('apt-get could not install them.');
}
