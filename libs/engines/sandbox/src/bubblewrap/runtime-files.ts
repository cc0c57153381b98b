import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIDGE_SCRIPT } from '../registries/bridge.script.js';
import { seccompProgram } from './seccomp.js';

const USER = 'builder:x:1000:1000:builder:/tmp:/bin/sh\n';

/** What the sandboxes of this process share: files that they see, and the places where mounts are put for them. */
export interface RuntimeFiles {
  passwd: string;
  group: string;
  hosts: string;
  /** Leads to the package registries from inside. */
  bridge: string;
  /** Where the socket of the registry proxy is put. */
  registrySocket: string;
  /** Null where there is no filter for the architecture. */
  seccomp: string | null;
  /** Empty folder and file, over which the launcher mounts in a namespace of its own. */
  workPoint: string;
  nodePoint: string;
}

/** Made anew for each process, readable for every user of the machine, gone when the process ends. */
export function makeRuntimeFiles(): RuntimeFiles {
  removeThoseOfTheDead();
  const folder = mkdtempSync(join(tmpdir(), `${prefix()}${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const file = (name: string, content: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content, { mode: 0o644 });
    return path;
  };
  const workPoint = join(folder, 'work');
  mkdirSync(workPoint, { mode: 0o755 });
  const program = seccompProgram();
  return {
    passwd: file('passwd', USER),
    group: file('group', 'builder:x:1000:\n'),
    hosts: file('hosts', '127.0.0.1 localhost\n::1 localhost\n'),
    bridge: file('registries.mjs', BRIDGE_SCRIPT),
    registrySocket: join(folder, 'registries.sock'),
    seccomp: program && file('seccomp.bpf', program),
    workPoint,
    nodePoint: file('node', ''),
  };
}

/** Names the process namespace: the same number is another process in another container with the same /tmp. */
const prefix = (): string => `capstan-sandbox-${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''}-`;

/** A process that was killed could not remove its own. */
function removeThoseOfTheDead(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix()))) {
    const pid = name.slice(prefix().length).split('-')[0] ?? '';
    if (existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
