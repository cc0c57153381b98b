import { z } from 'zod';
import type { GateFiles } from '../site-gate.js';
import { pageText } from './page-text.js';

/**
 * Statements of the owner that pages must show, written with the pages. Missing pages and an unreadable file
 * are ignored.
 */
export const FACTS_PATH = '.capstan/facts.json';

const MAX_PER_PAGE = 200;

const FactsFile = z.object({
  version: z.literal(1),
  /** Texts by path of the page, as displayed; white space and kinds of hyphens are ignored. */
  pages: z.record(z.string(), z.array(z.string().max(500)).max(MAX_PER_PAGE)),
});

/** Texts that pages must show, by path. */
export function factsOf(files: GateFiles): ReadonlyMap<string, string[]> {
  if (!files.has(FACTS_PATH)) return new Map();
  try {
    return new Map(Object.entries(FactsFile.parse(JSON.parse(pageText(files, FACTS_PATH))).pages));
  } catch {
    return new Map();
  }
}

/** The facts that the text of a page lacks. */
export function missingFacts(facts: readonly string[], visibleText: string): string[] {
  const text = comparable(visibleText);
  return facts.filter((fact) => !text.includes(comparable(fact)));
}

function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\u00ad\u200b]+/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .toLowerCase();
}
