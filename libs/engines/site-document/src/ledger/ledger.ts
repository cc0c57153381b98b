import { z } from 'zod';
import { Id, Line } from '../model/names.js';
import { Span } from '../model/span.js';

const outcome = <T extends string, S extends z.ZodRawShape>(kind: T, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** The outcome of a clause of a prompt. */
export const Outcome = z
  .discriminatedUnion('kind', [
    outcome('placed', {
      factIds: z.array(Id).min(1).max(60),
      where: z.array(z.strictObject({ page: Id, section: Id })).max(60),
    }),
    outcome('obeyed', {
      instruction: Line.optional().describe('what was done: "theme: amplifier"'),
      constraint: z.int().min(0).optional().describe('index in the constraints of the document'),
    }),
    outcome('open', { point: z.int().min(0).describe('index in the open points of the document') }),
    outcome('addressed-to-builder', {}),
  ])
  .meta({ id: 'Outcome' });
export type Outcome = z.infer<typeof Outcome>;

export const LedgerEntry = z.strictObject({ span: Span, outcome: Outcome });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The outcome of everything that the customer wrote. */
export const Ledger = z.array(LedgerEntry).max(4000).meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof Ledger>;
