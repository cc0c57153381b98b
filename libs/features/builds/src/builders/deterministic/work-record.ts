import { createHash } from 'node:crypto';
import { z } from 'zod';

export const RECORD_FILE = '.capstan/builder.json';

const Outcome = z.object({ wasApplied: z.boolean(), summary: z.string(), openPoints: z.array(z.string()) });

/** What the deterministic builder notes about its work, in the commits that hold it. */
export const WorkRecord = z.object({
  /** What became of prompts, by build, and of instructions: in the commit that holds the change itself. */
  applied: z.record(z.string(), Outcome).catch({}),
  /** SHA-256 of each file as it was written here: one that differs now was changed by others. */
  files: z.record(z.string(), z.string()),
});
export type WorkRecord = z.infer<typeof WorkRecord>;

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
