import { chownSync, statSync } from 'node:fs';
import type { RuntimeFiles } from './runtime-files.js';

/** Users that no account of a machine has: those that systemd gives to services for the time that they run. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

/** Into its cgroups, then on. */
const IN_CGROUPS = `
while [ "$1" != -- ]; do echo $$ > "$1" || exit 125; shift; done
shift
exec "$@"`;

/**
 * Root only: in a mount namespace of its own, the folder and Node.js are put where an unprivileged user gets at them,
 * whoever may enter the folders above; the folder is handed to that user, who launches bubblewrap.
 */
const AS_NOBODY = `
folder=$1 node=$2 uid=$3 work_point=$4 node_point=$5
shift 5
while [ "$1" != -- ]; do echo $$ > "$1" || exit 125; shift; done
shift
mount --bind -- "$folder" "$work_point" && mount --bind -- "$node" "$node_point" || exit 125
chown -RhP "$uid:$uid" "$work_point" || exit 125
exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --bounding-set=-all -- "$@"`;

/** What is put in front of bubblewrap. */
export interface Launcher {
  /** Whether bubblewrap runs as a user who owns nothing else. */
  isUnprivileged: boolean;
  /** Where bubblewrap finds the folder and Node.js. */
  paths(folder: string, node: string): { folder: string; node: string };
  argv(folder: string, node: string, cgroupFiles: readonly string[]): string[];
}

/** By the user of this process. */
export const ownLauncher: Launcher = {
  isUnprivileged: process.getuid?.() !== 0,
  paths: (folder, node) => ({ folder, node }),
  argv: (_folder, _node, cgroupFiles) =>
    cgroupFiles.length === 0 ? [] : ['sh', '-c', IN_CGROUPS, 'sh', ...cgroupFiles, '--'],
};

/** By a user without rights, for a service that runs as root. */
export function droppingLauncher({ workPoint, nodePoint }: RuntimeFiles): Launcher {
  return {
    isUnprivileged: true,
    paths: () => ({ folder: workPoint, node: nodePoint }),
    argv: (folder, node, cgroupFiles) => {
      const uid = takeFor(folder);
      return [
        'unshare',
        '--mount',
        '--propagation',
        'private',
        '--',
        'sh',
        '-c',
        AS_NOBODY,
        'sh',
        folder,
        node,
        `${uid}`,
        workPoint,
        nodePoint,
        ...cgroupFiles,
        '--',
      ];
    },
  };
}

/**
 * The user whom an earlier command left the folder, else one by chance, so that folders do not share theirs. It has the
 * folder on return: commands that begin meanwhile find the same.
 */
function takeFor(folder: string): number {
  const { uid } = statSync(folder);
  if (uid >= FIRST_UID && uid <= LAST_UID) return uid;
  const chosen = FIRST_UID + Math.floor(Math.random() * (LAST_UID - FIRST_UID + 1));
  chownSync(folder, chosen, chosen);
  return chosen;
}
