import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { type BlockLengths, readLengths } from '../postings/lengths.js';
import { type BlockRow, lengthsOf } from './search.sql.js';

/** About 100 KB each. */
const MAX_BLOCKS = 256;

/** Decoded lengths of blocks; read again when the version of a block has changed. */
export class BlockCache {
  private readonly known = new LRUCache<number, { version: number; lengths: BlockLengths }>({
    max: MAX_BLOCKS,
  });

  /** Returns lengths in the order of the blocks. */
  async lengthsOf(manager: EntityManager, blocks: readonly BlockRow[]): Promise<BlockLengths[]> {
    const missing = blocks.filter(({ id, version }) => this.known.get(id)?.version !== version);
    const rows =
      missing.length === 0
        ? []
        : await lengthsOf(
            manager,
            missing.map(({ id }) => id),
          );
    const bytes = new Map(rows.map(({ id, lengths }) => [id, lengths]));
    const entries = blocks.map(({ id, version }) => {
      const known = this.known.get(id);
      if (known?.version === version) return { id, entry: known };
      return { id, entry: { version, lengths: readLengths(bytes.get(id) ?? Buffer.alloc(0)) } };
    });
    // After all blocks were looked up: of a query of more blocks than are kept, those kept by the last query are found.
    for (const { id, entry } of entries) this.known.set(id, entry);
    return entries.map(({ entry }) => entry.lengths);
  }
}
