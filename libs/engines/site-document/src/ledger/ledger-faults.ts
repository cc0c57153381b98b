import { type DocumentFault, pointer } from '../checks/fault.js';
import { type FactPlace, factsOnPages } from '../checks/lookups.js';
import type { SiteDocument } from '../model/site-document.js';
import type { Ledger, Outcome } from './ledger.js';

/** Entries of a ledger that claim what the document does not contain. */
export function ledgerFaults(ledger: Ledger, document: SiteDocument): DocumentFault[] {
  const places = factsOnPages(document);
  return ledger.flatMap(({ outcome }, index) =>
    faultsOf(outcome, document, places).map(([key, message]) => ({
      path: pointer(index, 'outcome', key),
      message,
    })),
  );
}

function faultsOf(
  outcome: Outcome,
  { constraints, openPoints }: SiteDocument,
  places: ReadonlyMap<string, FactPlace[]>,
): [key: string, message: string][] {
  switch (outcome.kind) {
    case 'placed':
      return outcome.factIds.flatMap((id): [string, string][] =>
        places.has(id) ? [] : [['factIds', `no page shows the fact ${id}`]],
      );
    case 'obeyed': {
      const { constraint } = outcome;
      if (constraint === undefined || constraint < constraints.length) return [];
      return [['constraint', `there is no constraint ${constraint}`]];
    }
    case 'open':
      return outcome.point < openPoints.length ? [] : [['point', `there is no open point ${outcome.point}`]];
    default:
      return [];
  }
}
