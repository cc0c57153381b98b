import { PathError } from '../path.error.js';

/** Prefix of files that are being written; leftovers of a crash are never committed. */
export const PARTIAL_PREFIX = '.~partial-';

const MAX_PATH_BYTES = 512;

/** Leaves room for the prefix of a partial file, below the 255 bytes of most file systems. */
const MAX_NAME_BYTES = 200;

/** Device names of Windows: an archive with one of them cannot be unpacked there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Returns why a file name is invalid; undefined if it is valid. */
export function faultOfName(name: string): string | undefined {
  if (name === '' || name === '.' || name === '..') return 'has an empty, "." or ".." segment';
  if (CONTROL.test(name)) return 'has a control character';
  if (name.includes('\\')) return 'has a backslash; separate folders by "/"';
  if (!name.isWellFormed() || name.includes('\ufffd')) return 'is not valid Unicode';
  if (/^(\.git|git~\d)[. ]*$/i.test(name)) return 'is reserved (.git)';
  if (name.startsWith(PARTIAL_PREFIX)) return `is reserved (${PARTIAL_PREFIX})`;
  if (/[. ]$/.test(name)) return 'has a segment that ends with a dot or a space';
  if (DEVICE.test(name)) return 'has a segment that is reserved on Windows';
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) return `has a segment of more than ${MAX_NAME_BYTES} bytes`;
  return undefined;
}

/** Returns whether `path` is too long for a file in a workspace. */
export const isPathTooLong = (path: string): boolean => Buffer.byteLength(path) > MAX_PATH_BYTES;

/** Returns the segments of a relative, `/`-separated path that stays in its tree. @throws PathError. */
export function segmentsOf(path: string): string[] {
  const refuse = (reason: string): never => {
    throw new PathError(`The path ${JSON.stringify(path.slice(0, 120))} ${reason}.`);
  };
  if (path === '') refuse('is empty');
  if (isPathTooLong(path)) refuse(`has more than ${MAX_PATH_BYTES} bytes`);
  if (path.startsWith('/') || /^[a-z]:/i.test(path))
    refuse('is absolute; give one relative to the workspace');
  const segments = path.split('/');
  for (const segment of segments) {
    const fault = faultOfName(segment);
    if (fault !== undefined) refuse(fault);
  }
  return segments;
}
