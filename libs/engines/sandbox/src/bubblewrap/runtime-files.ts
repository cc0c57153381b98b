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

/** Files and mount points that the sandboxes of this process share. */
export interface RuntimeFiles {
  passwd: string;
  group: string;
  hosts: string;
  /** Script that connects to the package registries from inside. */
  bridge: string;
  /** Path of the socket of the registry proxy. */
  registrySocket: string;
  /** Null if there is no filter for the architecture. */
  seccomp: string | null;
  /** Empty folder and file: mount points of the launcher in its own namespace. */
  workPoint: string;
  nodePoint: string;
}

/** Creates the files, readable for every user of the machine; removed when the process exits. */
export function makeRuntimeFiles(): RuntimeFiles {
  removeStaleFiles();
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

/** Contains the PID namespace: the same PID is another process in another container with the same /tmp. */
const prefix = (): string => `capstan-sandbox-${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''}-`;

/** Removes the files of killed processes. */
function removeStaleFiles(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix()))) {
    const pid = name.slice(prefix().length).split('-')[0] ?? '';
    if (existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Owned by another user.
    }
  }
}
