import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Range } from '../../text/range.js';
import type { Offer } from '../instructions/instruction.js';
import { withCapital } from '../../text/capital.js';

/** New items, each with its own price. */
export function addOffers(editor: Editor, offers: readonly Offer[], range: Range): Change {
  // As items of a first prompt have it.
  const titled = offers.map((offer) => ({ ...offer, name: withCapital(offer.name) }));
  for (const offer of titled) editor.add(offer, range);
  return { kind: 'added', what: titled.map(({ name }) => name).join(', ') };
}
