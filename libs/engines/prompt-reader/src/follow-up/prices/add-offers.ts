import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Range } from '../../text/range.js';
import type { Offer } from '../instructions/instruction.js';

/** New items, each with its own price. */
export function addOffers(editor: Editor, offers: readonly Offer[], range: Range): Change {
  for (const offer of offers) editor.add(offer, range);
  return { kind: 'added', what: offers.map(({ name }) => name).join(', ') };
}
