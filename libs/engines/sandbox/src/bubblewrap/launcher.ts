import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RuntimeFiles } from './runtime-files.js';

/** User ids without accounts: systemd's range for dynamic users. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

const JOIN_CGROUPS = `
while [ "$1" != -- ]; do echo $$ > "$1" || exit 125; shift; done
shift`;

const DROP_PRIVILEGES =
  'exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --bounding-set=-all -- "$@"';

/** Joins its cgroups, then runs the program. */
const CGROUP_SCRIPT = `${JOIN_CGROUPS}
exec "$@"`;

/** Root only: gives the folder to an unprivileged user, who launches bubblewrap. */
const CHOWN_SCRIPT = `
folder=$1 uid=$2
shift 2
${JOIN_CGROUPS}
chown -RhP "$uid:$uid" "$folder" || exit 125
${DROP_PRIVILEGES}`;

/**
 * Like {@link CHOWN_SCRIPT}, with folder and Node.js mounted where that user can access them, in a separate mount
 * namespace.
 */
const MOUNT_SCRIPT = `
folder=$1 uid=$2 node=$3 work_point=$4 node_point=$5
shift 5
${JOIN_CGROUPS}
mount --bind -- "$folder" "$work_point" && mount --bind -- "$node" "$node_point" || exit 125
chown -RhP "$uid:$uid" "$work_point" || exit 125
${DROP_PRIVILEGES}`;

/** How bubblewrap is launched. */
export interface Launcher {
  /** Whether bubblewrap runs as a user whose processes the kernel counts. */
  isUnprivileged: boolean;
  launch(folder: string, node: string, cgroupFiles: readonly string[]): Launch;
}

export interface Launch {
  prefix: string[];
  /** Paths of the two for bubblewrap. */
  folder: string;
  node: string;
}

/** Launches as the user of this process. */
export const ownLauncher: Launcher = {
  isUnprivileged: process.getuid?.() !== 0,
  launch: (folder, node, cgroupFiles) => ({
    prefix: cgroupFiles.length === 0 ? [] : ['sh', '-c', CGROUP_SCRIPT, 'sh', ...cgroupFiles, '--'],
    folder,
    node,
  }),
};

/** Launches as an unprivileged user, for a service that runs as root. */
export function droppingLauncher({ workPoint, nodePoint }: RuntimeFiles): Launcher {
  return {
    isUnprivileged: true,
    launch: (folder, node, cgroupFiles) => {
      const uid = `${claimFolder(folder)}`;
      const rest = [...cgroupFiles, '--'];
      if (isOpenToAll(dirname(folder)) && isOpenToAll(node)) {
        return { prefix: ['sh', '-c', CHOWN_SCRIPT, 'sh', folder, uid, ...rest], folder, node };
      }
      const own = ['unshare', '--mount', '--propagation', 'private', '--'];
      return {
        prefix: [...own, 'sh', '-c', MOUNT_SCRIPT, 'sh', folder, uid, node, workPoint, nodePoint, ...rest],
        folder: workPoint,
        node: nodePoint,
      };
    },
  };
}

/** Returns whether every user may access the path and all folders above it. */
function isOpenToAll(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (path === dirname(path) || isOpenToAll(dirname(path)));
}

/**
 * Returns the user id of the folder from an earlier command, otherwise a random one, so that folders do not share
 * users. The folder is owned by it on return, so that concurrent commands use the same.
 */
function claimFolder(folder: string): number {
  const { uid } = statSync(folder);
  if (uid >= FIRST_UID && uid <= LAST_UID) return uid;
  const chosen = FIRST_UID + Math.floor(Math.random() * (LAST_UID - FIRST_UID + 1));
  chownSync(folder, chosen, chosen);
  return chosen;
}
