import { charactersOf, depthFault, MAX_DOCUMENT_CHARACTERS } from './json-limits.js';
import { keysOf } from './patch.js';

/** Room for a patch that replaces everything in the largest document. */
const MAX_CHARACTERS = 2 * MAX_DOCUMENT_CHARACTERS;

/**
 * Limits what a patch writes. Each value is measured once and added to the size of the document, an upper bound of what
 * the document can become: measuring the whole document after every operation would block the process for seconds.
 */
export class WrittenValues {
  private characters: number;

  constructor(document: object) {
    this.characters = charactersOf(document);
  }

  /** Counts a value that is about to be written. @returns why it must not be; null if it may. */
  add(path: string, value: unknown): string | null {
    const fault = depthFault(value, keysOf(path).length);
    if (fault !== null) return fault;
    this.characters += charactersOf(value);
    if (this.characters <= MAX_CHARACTERS) return null;
    return `must have at most ${MAX_CHARACTERS} characters as JSON together with every value that the patch writes`;
  }
}
