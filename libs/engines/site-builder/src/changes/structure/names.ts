import { fold } from '../targets/words.js';

const LENGTH = 40;

/** An ASCII name of `[a-z][a-z0-9]*` words; a script without ASCII letters gets a name that follows from its text. */
function asciiName(text: string, separator: '-' | '_', prefix: string): string {
  const words = fold(text)
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .match(/[a-z0-9]+/g);
  const name = (words ?? [])
    .join(separator)
    .slice(0, LENGTH)
    .replace(/[-_]+$/, '');
  if (/^[a-z]/.test(name)) return name;
  return `${prefix}${separator}${name === '' ? textNumber(text).toString(36) : name}`.slice(0, LENGTH);
}

export function slugOf(title: string): string {
  return asciiName(title, '-', 'page');
}

export function fieldNameOf(label: string): string {
  return asciiName(label, '_', 'field');
}

/** The name, or the name with the first free number from 2. */
export function freeName(name: string, separator: '-' | '_', isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name.slice(0, LENGTH - 4)}${separator}${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** FNV-1a, so that the same title always has the same slug. */
function textNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}
