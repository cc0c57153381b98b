import type { Readable } from 'node:stream';

/** What a put reads: bytes in memory, or a file of this machine. */
export type ObjectSource = Uint8Array | { path: string };

/** Metadata of an object. */
export interface ObjectInfo {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** An object with its content, which must be read to its end or destroyed. */
export interface StoredObject {
  bytes: number;
  content: Readable;
}

/**
 * Files under keys such as `audio/<account>/<id>`: parts of letters, digits, `-`, `_` and `.`, separated by slashes. An object is
 * there as a whole or not at all, and a put replaces what its key had. Failures of the storage are StorageUnavailableErrors.
 */
export abstract class ObjectStorage {
  /** Whether processes on other machines read the same objects without a shared folder. */
  abstract readonly isShared: boolean;

  /** Stores an object; its content survives a crash once this returns. */
  abstract put(key: string, source: ObjectSource): Promise<void>;

  /** Opens an object; undefined if there is none. */
  abstract get(key: string): Promise<StoredObject | undefined>;

  /** Deletes an object; one that does not exist counts as deleted. */
  abstract delete(key: string): Promise<void>;

  /**
   * Returns the objects whose keys start with `prefix`: a whole part with its slash, or '' for all. Skips what has another kind of
   * name, as folder markers of S3 consoles have.
   */
  abstract list(prefix: string): AsyncIterable<ObjectInfo>;

  /** Deletes the objects whose keys start with `prefix`. @returns how many there were. */
  async deleteAll(prefix: string): Promise<number> {
    let deleted = 0;
    for await (const { key } of this.list(prefix)) {
      await this.delete(key);
      deleted += 1;
    }
    return deleted;
  }
}
