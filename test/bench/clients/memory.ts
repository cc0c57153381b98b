import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of memory of this process that are in use, garbage collected. */
export function residentBytes(): number {
  collectGarbage();
  return process.memoryUsage().rss;
}
