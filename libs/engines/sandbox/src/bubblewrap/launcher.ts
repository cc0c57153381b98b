import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RuntimeFiles } from './runtime-files.js';

/** Users that no account of a machine has: those that systemd gives to services for the time that they run. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

const INTO_CGROUPS = `
while [ "$1" != -- ]; do echo $$ > "$1" || exit 125; shift; done
shift`;

const AS_NOBODY =
  'exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --bounding-set=-all -- "$@"';

/** Into its cgroups, then on. */
const LIMITED = `${INTO_CGROUPS}
exec "$@"`;

/** Root only: the folder is handed to an unprivileged user, who launches bubblewrap. */
const HANDED_OVER = `
folder=$1 uid=$2
shift 2
${INTO_CGROUPS}
chown -RhP "$uid:$uid" "$folder" || exit 125
${AS_NOBODY}`;

/** As {@link HANDED_OVER}, of folder and Node.js mounted where that user gets at them, in a mount namespace of its own. */
const MOUNTED = `
folder=$1 uid=$2 node=$3 work_point=$4 node_point=$5
shift 5
${INTO_CGROUPS}
mount --bind -- "$folder" "$work_point" && mount --bind -- "$node" "$node_point" || exit 125
chown -RhP "$uid:$uid" "$work_point" || exit 125
${AS_NOBODY}`;

/** What is put in front of bubblewrap. */
export interface Launcher {
  /** Whether bubblewrap runs as a user whose processes the kernel counts. */
  isUnprivileged: boolean;
  launch(folder: string, node: string, cgroupFiles: readonly string[]): Launch;
}

export interface Launch {
  prefix: string[];
  /** Where bubblewrap finds the two. */
  folder: string;
  node: string;
}

/** By the user of this process. */
export const ownLauncher: Launcher = {
  isUnprivileged: process.getuid?.() !== 0,
  launch: (folder, node, cgroupFiles) => ({
    prefix: cgroupFiles.length === 0 ? [] : ['sh', '-c', LIMITED, 'sh', ...cgroupFiles, '--'],
    folder,
    node,
  }),
};

/** By a user without rights, for a service that runs as root. */
export function droppingLauncher({ workPoint, nodePoint }: RuntimeFiles): Launcher {
  return {
    isUnprivileged: true,
    launch: (folder, node, cgroupFiles) => {
      const uid = `${takeFor(folder)}`;
      const rest = [...cgroupFiles, '--'];
      if (isOpenToAll(dirname(folder)) && isOpenToAll(node)) {
        return { prefix: ['sh', '-c', HANDED_OVER, 'sh', folder, uid, ...rest], folder, node };
      }
      const own = ['unshare', '--mount', '--propagation', 'private', '--'];
      return {
        prefix: [...own, 'sh', '-c', MOUNTED, 'sh', folder, uid, node, workPoint, nodePoint, ...rest],
        folder: workPoint,
        node: nodePoint,
      };
    },
  };
}

/** Whether every user may enter the folders on the way, and what is at the end of it. */
function isOpenToAll(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (path === dirname(path) || isOpenToAll(dirname(path)));
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
