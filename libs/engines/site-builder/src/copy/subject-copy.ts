import type { AppKind, BusinessKind } from '../model/vocabulary.js';
import type { Branch } from './branch.js';
import type { Copy, SubjectCopy } from './copy.js';

/**
 * What a site speaks of: an app, or a kind of business with the words of its branch. Where an app takes bookings or
 * orders, the way to them is the app's, not that of a request.
 */
export function subjectCopy(
  copy: Copy,
  kind: BusinessKind,
  branch: Branch | null,
  app: AppKind | null,
  centre: AppKind | null,
): SubjectCopy {
  if (centre !== null) return copy.apps[centre];
  const words = branchCopy(copy, kind, branch);
  if (app !== 'booking' && app !== 'shop') return words;
  const { way, call } = copy.apps[app];
  return { ...words, way, call };
}

function branchCopy(copy: Copy, kind: BusinessKind, branch: Branch | null): SubjectCopy {
  const words = copy.kinds[kind];
  if (branch === null) return words;
  const { noun, lead, heading, cards, offerTitle, steps, faq } = copy.branches[branch];
  return {
    ...words,
    noun,
    lead,
    what: { heading: heading ?? words.what.heading, cards },
    offer: { ...words.offer, title: offerTitle ?? words.offer.title },
    way: { ...words.way, steps: steps ?? words.way.steps },
    faq: faq ?? words.faq,
  };
}
