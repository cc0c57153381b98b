import { lstatSync, readlinkSync } from 'node:fs';
import type { CommandLimits } from '../command-runner.js';
import { BRIDGE_IN_SANDBOX, SOCKET_IN_SANDBOX } from '../registries/bridge.script.js';
import type { RuntimeFiles } from './runtime-files.js';

const MB = 1024 * 1024;

/** Path of the folder inside the sandbox. */
const WORKSPACE = '/workspace';

/** User id inside the sandbox; outside it is the user that launched the command. */
const UID = '1000';

/** Read-only; without the host's users, keys and settings. */
const SYSTEM_FOLDERS = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];
const SYSTEM_FILES = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/ssl/certs', '/etc/localtime'];

/** Size limit of /tmp in memory, which no process limit covers. */
const TEMPORARY_BYTES = 128 * MB;
const SHARED_MEMORY_BYTES = 32 * MB;

/** Options of a confined command. */
export interface Confinement {
  folder: string;
  /** Path of the Node.js program, which comes first in PATH. */
  node: string;
  files: RuntimeFiles;
  /** File descriptor of the seccomp program; null for none. */
  seccompFd: number | null;
  /** Memory that each process may allocate. */
  dataBytes: number;
  /** Whether the command may reach package registries. */
  hasRegistries: boolean;
}

/** Returns the arguments of `bwrap` for a shell that runs `command`. */
export function bubblewrapArguments(
  command: string,
  { folder, node, files, seccompFd, dataBytes, hasRegistries }: Confinement,
  limits: CommandLimits,
): string[] {
  return [
    'bwrap',
    ...words('--unshare-all --unshare-user --disable-userns --cap-drop ALL'),
    ...words(`--uid ${UID} --gid ${UID} --hostname sandbox --die-with-parent --new-session`),
    ...words('--clearenv --setenv HOME /tmp --setenv LANG C.UTF-8'),
    ...words('--setenv PATH /opt/node/bin:/usr/local/bin:/usr/bin:/bin'),
    ...words('--ro-bind /usr /usr'),
    ...SYSTEM_FOLDERS.flatMap(sameAsHost),
    ...SYSTEM_FILES.flatMap((path) => ['--ro-bind-try', path, path]),
    ...readOnly(files.passwd, '/etc/passwd'),
    ...readOnly(files.group, '/etc/group'),
    ...readOnly(files.hosts, '/etc/hosts'),
    ...readOnly(node, '/opt/node/bin/node'),
    ...(hasRegistries ? registryArguments(files) : []),
    ...words('--proc /proc --dev /dev'),
    ...words(`--size ${SHARED_MEMORY_BYTES} --tmpfs /dev/shm --remount-ro /dev`),
    ...words(`--size ${TEMPORARY_BYTES} --tmpfs /tmp`),
    '--bind',
    folder,
    WORKSPACE,
    ...words(`--chdir ${WORKSPACE}`),
    ...words('--remount-ro /'),
    ...(seccompFd === null ? [] : words(`--seccomp ${seccompFd}`)),
    '--',
    ...limitsOf(limits, dataBytes),
    ...words(hasRegistries ? `/opt/node/bin/node ${BRIDGE_IN_SANDBOX}` : '/bin/sh -c'),
    command,
  ];
}

/** Splits arguments without spaces. */
const words = (text: string): string[] => text.split(' ');

const readOnly = (source: string, target: string): string[] => ['--ro-bind', source, target];

const registryArguments = ({ bridge, registrySocket }: RuntimeFiles): string[] => [
  ...readOnly(bridge, BRIDGE_IN_SANDBOX),
  ...readOnly(registrySocket, SOCKET_IN_SANDBOX),
];

/** Limits set inside, where the processes of this sandbox are counted separately. */
function limitsOf({ timeoutMs, maxProcesses, diskBytes }: CommandLimits, dataBytes: number): string[] {
  return [
    'prlimit',
    '--core=0',
    `--cpu=${Math.ceil(timeoutMs / 1000) * 2}`,
    `--data=${dataBytes}`,
    `--fsize=${diskBytes}`,
    '--nofile=4096',
    `--nproc=${maxProcesses}`,
    '--',
  ];
}

/** Binds a system folder like the host: a link into /usr, a folder, or nothing. */
function sameAsHost(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}
