import { sha256 } from '@capstan/platform-core';
import { DocumentPatch } from '@capstan/site-document';
import { z } from 'zod';

export const RECORD_FILE = '.capstan/builder.json';

const Outcome = z.object({ wasApplied: z.boolean(), summary: z.string(), openPoints: z.array(z.string()) });

/** The record of the work on a site without a model, committed with it. */
export const WorkRecord = z.object({
  /** Outcomes of prompts, by build, and of instructions: in the commit of the change itself. */
  applied: z.record(z.string(), Outcome).catch({}),
  /** SHA-256 of each file as written here: a file with another hash was changed by other authors. */
  files: z.record(z.string(), z.string()),
  /** Whether all pages were written once, not only the home page. */
  isWhole: z.boolean().catch(true),
  /** Patches that lead back to earlier documents, the last change first. */
  undo: z.array(DocumentPatch).catch([]),
  /** SHA-256 of what the picture for shared links was drawn from. */
  socialCard: z.string().nullable().catch(null),
});
export type WorkRecord = z.infer<typeof WorkRecord>;

export const emptyRecord = (): WorkRecord => ({
  applied: {},
  files: {},
  isWhole: false,
  undo: [],
  socialCard: null,
});

export const hashOf = (content: string | Uint8Array): string => sha256(content).toString('hex');
