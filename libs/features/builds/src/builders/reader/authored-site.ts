import { Ledger, type SiteDocument } from '@capstan/site-document';
import { z } from 'zod';

/** A site as its author left it: the document, and the outcome of every prompt. */
export interface AuthoredSite {
  document: SiteDocument;
  /** Prompts and instructions in the order of the ledger's spans. */
  prompts: readonly string[];
  ledger: Ledger;
}

export const LEDGER_PATH = '.capstan/ledger.json';

const LedgerFile = z.object({ version: z.literal(1), prompts: z.array(z.string()), ledger: Ledger });

/** As many as a ledger may have. */
const MAX_ENTRIES = 4000;

/** Content of `.capstan/ledger.json`; of a very long history, the latest entries. */
export const ledgerFile = ({ prompts, ledger }: AuthoredSite): string =>
  `${JSON.stringify({ version: 1, prompts, ledger: ledger.slice(-MAX_ENTRIES) }, null, 2)}\n`;

/** The prompts and the ledger in such a file; empty if it is missing or damaged. */
export function readLedgerFile(content: Uint8Array | null): Pick<AuthoredSite, 'prompts' | 'ledger'> {
  try {
    const { prompts, ledger } = LedgerFile.parse(
      JSON.parse(content === null ? '' : Buffer.from(content).toString('utf8')),
    );
    return { prompts, ledger };
  } catch {
    return { prompts: [], ledger: [] };
  }
}
