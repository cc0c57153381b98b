import { lstatSync, readlinkSync } from 'node:fs';
import type { CommandLimits } from '../command-runner.js';
import { BRIDGE_IN_SANDBOX, SOCKET_IN_SANDBOX } from '../registries/bridge.script.js';
import type { RuntimeFiles } from './runtime-files.js';

const MB = 1024 * 1024;

/** Where a command finds its folder. */
const WORKSPACE = '/workspace';

/** The user that a command seems to be; on the machine it is the one who launched it. */
const UID = '1000';

/** Read only; without the host's users, keys and settings. */
const SYSTEM_FOLDERS = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];
const SYSTEM_FILES = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/ssl/certs', '/etc/localtime'];

/** Memory that files in /tmp may take, which no limit of a process counts. */
const TEMPORARY_BYTES = 128 * MB;
const SHARED_MEMORY_BYTES = 32 * MB;

/** What a command gets beside the system. */
export interface Confinement {
  folder: string;
  /** Program of Node.js, which is put first in PATH. */
  node: string;
  files: RuntimeFiles;
  /** File descriptor of the seccomp program; null for none. */
  seccompFd: number | null;
  /** Memory that each of its processes may allocate. */
  dataBytes: number;
  /** The command may reach package registries. */
  hasRegistries: boolean;
}

/** Arguments of `bwrap` for a shell that runs `command`. */
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
    ...(hasRegistries ? wayToRegistries(files) : []),
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

/** The words of arguments that hold no space. */
const words = (text: string): string[] => text.split(' ');

const readOnly = (source: string, target: string): string[] => ['--ro-bind', source, target];

const wayToRegistries = ({ bridge, registrySocket }: RuntimeFiles): string[] => [
  ...readOnly(bridge, BRIDGE_IN_SANDBOX),
  ...readOnly(registrySocket, SOCKET_IN_SANDBOX),
];

/** Inside, where processes are counted for this sandbox alone. */
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

/** A folder of the system as the machine has it: a link into /usr, a folder, or nothing. */
function sameAsHost(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}
