import { z } from 'zod';
import { BackupError } from './backup.error.js';

export const MANIFEST = 'manifest.json';

const PATH = /^(?:(?:database|workspaces)\/[\w.-]+|objects\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;

const manifestSchema = z.object({
  format: z.literal('capstan-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** In the order in which they can be filled. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), path: z.string(), rows: z.number() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  /** Everything but the manifest, in the order of the archive. */
  entries: z.array(
    z.object({ path: z.string().regex(PATH), bytes: z.number(), sha256: z.string().length(64) }),
  ),
});

/** Contents of a backup: the first entry of the archive. */
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest['entries'][number];

/** @throws BackupError unless the text is a manifest that this version reads. */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError('The file is not a backup of Capstan, or of a newer version.', { cause });
  }
}
