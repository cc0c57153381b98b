import { describe, expect, it } from 'vitest';
import { BRIDGE_IN_SANDBOX, SOCKET_IN_SANDBOX } from '../registries/bridge.script.js';
import { type Confinement, bubblewrapArguments } from './bubblewrap-arguments.js';

const FILES = {
  passwd: '/run/passwd',
  group: '/run/group',
  hosts: '/run/hosts',
  bridge: '/run/bridge',
  registrySocket: '/run/registry.sock',
} as Confinement['files'];

const LIMITS = { timeoutMs: 1500, maxProcesses: 64, diskBytes: 1000 } as Parameters<
  typeof bubblewrapArguments
>[2];

const argumentsOf = (changes: Partial<Confinement> = {}): string[] =>
  bubblewrapArguments(
    'echo $HOME',
    {
      folder: '/data/trees/one two',
      node: '/usr/bin/node',
      files: FILES,
      seccompFd: 3,
      dataBytes: 5000,
      hasRegistries: false,
      ...changes,
    },
    LIMITS,
  );

const lineOf = (changes?: Partial<Confinement>): string => argumentsOf(changes).join(' ');

/** Returns the source and target of each bind of a kind. */
const bindsOf = (kind: string): string[][] => {
  const all = argumentsOf();
  return all.flatMap((argument, index) => (argument === kind ? [all.slice(index + 1, index + 3)] : []));
};

describe('bubblewrapArguments', () => {
  it('isolates a command: namespaces, capabilities, session, lifetime', () => {
    const all = argumentsOf().slice(0, argumentsOf().indexOf('--'));
    for (const flag of [
      '--unshare-all',
      '--unshare-user',
      '--disable-userns',
      '--die-with-parent',
      '--new-session',
    ]) {
      expect(all).toContain(flag);
    }
    expect(lineOf()).toContain('--cap-drop ALL');
    expect(lineOf()).toContain('--uid 1000 --gid 1000');
    expect(lineOf()).not.toContain('--share-net');
  });

  it('passes no environment variables of the service', () => {
    const all = argumentsOf();
    expect(all.filter((argument) => argument === '--setenv')).toHaveLength(3);
    expect(lineOf()).toContain(
      '--clearenv --setenv HOME /tmp --setenv LANG C.UTF-8 --setenv PATH /opt/node/bin:',
    );
  });

  it('allows a command to write only its folder', () => {
    expect(bindsOf('--bind')).toEqual([['/data/trees/one two', '/workspace']]);
    expect(bindsOf('--ro-bind')).toContainEqual(['/usr', '/usr']);
    expect(lineOf()).toContain('--remount-ro /dev');
    expect(lineOf()).toMatch(/--chdir \/workspace .*--remount-ro \/ /);
  });

  it("replaces the machine's passwd, group and hosts files", () => {
    expect(bindsOf('--ro-bind')).toEqual(
      expect.arrayContaining([
        ['/run/passwd', '/etc/passwd'],
        ['/run/group', '/etc/group'],
        ['/run/hosts', '/etc/hosts'],
      ]),
    );
    expect(bindsOf('--ro-bind').map(([source]) => source)).not.toContain('/etc');
  });

  it('limits the memory of tmpfs', () => {
    const mb = 1024 * 1024;
    expect(lineOf()).toContain(`--size ${32 * mb} --tmpfs /dev/shm`);
    expect(lineOf()).toContain(`--size ${128 * mb} --tmpfs /tmp`);
  });

  it('limits time, memory, files and processes of the command itself', () => {
    const all = argumentsOf();
    expect(all.slice(all.indexOf('--') + 1, all.lastIndexOf('--'))).toEqual([
      'prlimit',
      '--core=0',
      '--cpu=4',
      '--data=5000',
      '--fsize=1000',
      '--nofile=4096',
      '--nproc=64',
    ]);
  });

  it('passes the command as one argument, so that no part of it becomes an option', () => {
    expect(argumentsOf().slice(-3)).toEqual(['/bin/sh', '-c', 'echo $HOME']);
  });

  it('filters system calls on supported architectures', () => {
    expect(lineOf({ seccompFd: 9 })).toContain('--seccomp 9 -- prlimit');
    expect(lineOf({ seccompFd: null })).not.toContain('--seccomp');
  });

  it('binds the registry socket only if registries are configured', () => {
    expect(lineOf()).not.toContain('/run/registry.sock');
    const open = lineOf({ hasRegistries: true });
    expect(open).toContain(`--ro-bind /run/bridge ${BRIDGE_IN_SANDBOX}`);
    expect(open).toContain(`--ro-bind /run/registry.sock ${SOCKET_IN_SANDBOX}`);
    expect(open).not.toContain('--share-net');
    expect(open.endsWith(`/opt/node/bin/node ${BRIDGE_IN_SANDBOX} echo $HOME`)).toBe(true);
  });
});
