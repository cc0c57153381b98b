import { createHash } from 'node:crypto';
import { z } from 'zod';

export const RECORD_FILE = '.capstan/builder.json';

const Outcome = z.object({ wasApplied: z.boolean(), summary: z.string(), openPoints: z.array(z.string()) });

/** The record of the deterministic builder's work, committed with it. */
export const WorkRecord = z.object({
  /** Outcomes of prompts, by build, and of instructions: in the commit of the change itself. */
  applied: z.record(z.string(), Outcome).catch({}),
  /** SHA-256 of each file as written here: a file with another hash was changed by other authors. */
  files: z.record(z.string(), z.string()),
});
export type WorkRecord = z.infer<typeof WorkRecord>;

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
