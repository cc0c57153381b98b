import type { Slot } from '../words/slots.js';
import type { Editor } from './editor.js';

/** What a value is of: the name of its item, else what is next to it. */
export function nameOfSlot({ next }: Editor, slot: Slot): string {
  const fact = next.facts.find(({ id }) => id === slot.fact);
  return fact?.type === 'item' ? fact.name : slot.context.trim() || slot.type;
}
