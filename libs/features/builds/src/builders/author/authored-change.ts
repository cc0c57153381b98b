import { factsOnPages, type Ledger, type LedgerEntry, type SiteDocument } from '@capstan/site-document';
import { reportWords } from '@capstan/prompt-reader';
import { isDeepStrictEqual } from 'node:util';
import type { AuthoredSite } from '../reader/authored-site.js';
import type { SiteChange } from '../reader/read-change.js';
import type { AuthoredDocument } from './document-author.js';

/** A change by a model, and the parts of the prompt that also need code. */
export interface AuthoredChange {
  change: SiteChange;
  needsCode: string[];
}

const MAX_PLACES = 60;
const MAX_INSTRUCTION = 290;

/** The change of a site by a model, with the outcome of the prompt. */
export function authoredChange(
  site: AuthoredSite,
  prompt: string,
  authored: Exclude<AuthoredDocument, { question: string }>,
  isFirst: boolean,
): AuthoredChange {
  const { document, changes, needsCode } = authored;
  const open = [...new Set([...authored.notDone, ...needsCode])];
  const isSame = isDeepStrictEqual(document, site.document);
  const claims = isSame
    ? []
    : changes.length > 0 || isFirst
      ? changes
      : [reportWords(document.language).edited];
  const notDone = isFirst
    ? [...new Set([...document.openPoints.map(({ text }) => text), ...open])]
    : isSame && open.length === 0
      ? [prompt.slice(0, MAX_INSTRUCTION)]
      : open;
  if (isSame) return { change: { site, claims, notDone }, needsCode };
  const next = isFirst
    ? { document, prompts: site.prompts, ledger: relinked(site.ledger, site.document, document) }
    : {
        document,
        prompts: [...site.prompts, prompt],
        ledger: [...site.ledger, entryOf(site, document, prompt, claims)],
      };
  return { change: { site: next, claims, notDone }, needsCode };
}

/** The outcome of an instruction: the facts from it, otherwise what was done. */
function entryOf(
  { prompts, document: before }: AuthoredSite,
  document: SiteDocument,
  prompt: string,
  claims: readonly string[],
): LedgerEntry {
  const span = { prompt: prompts.length, start: 0, end: prompt.length };
  const known = new Map(before.facts.map((fact) => [fact.id, JSON.stringify(fact)]));
  const places = factsOnPages(document);
  const factIds = document.facts
    .filter((fact) => known.get(fact.id) !== JSON.stringify(fact) && places.has(fact.id))
    .map(({ id }) => id)
    .slice(0, MAX_PLACES);
  if (factIds.length === 0) {
    return { span, outcome: { kind: 'obeyed', instruction: claims.join(' ').slice(0, MAX_INSTRUCTION) } };
  }
  const where = factIds.flatMap((id) => places.get(id) ?? []).slice(0, MAX_PLACES);
  return { span, outcome: { kind: 'placed', factIds, where } };
}

/** The ledger of a document whose facts may have other ids and places, and fewer open points. */
function relinked(ledger: Ledger, before: SiteDocument, document: SiteDocument): Ledger {
  const places = factsOnPages(document);
  const points = before.openPoints.map(({ text }) =>
    document.openPoints.findIndex((point) => point.text === text),
  );
  return ledger.map((entry): LedgerEntry => {
    const { span, outcome } = entry;
    if (outcome.kind === 'open') {
      const point = points[outcome.point] ?? -1;
      return {
        span,
        outcome:
          point === -1
            ? { kind: 'obeyed', instruction: 'done by a language model' }
            : { kind: 'open', point },
      };
    }
    if (outcome.kind !== 'placed') return entry;
    const own = document.facts.filter(({ source }) =>
      source.some(({ prompt, start, end }) => prompt === span.prompt && start < span.end && end > span.start),
    );
    const factIds = [...new Set([...outcome.factIds, ...own.map(({ id }) => id)])]
      .filter((id) => places.has(id))
      .slice(0, MAX_PLACES);
    if (factIds.length === 0)
      return { span, outcome: { kind: 'obeyed', instruction: 'said in other words' } };
    const where = factIds.flatMap((id) => places.get(id) ?? []).slice(0, MAX_PLACES);
    return { span, outcome: { kind: 'placed', factIds, where } };
  });
}
