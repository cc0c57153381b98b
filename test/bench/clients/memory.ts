import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of memory of this process after garbage collection. */
export function residentBytes(): number {
  collectGarbage();
  return process.memoryUsage().rss;
}
