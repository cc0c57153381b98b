import { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import { phoneLabel } from '../../reading/facts/phone-label.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { slotsOf } from '../words/slots.js';

/** "My WhatsApp is 07700 900321 now": the number that has this label, else the only one if it is a new one of it, else one more. */
export function changePhone(
  editor: Editor,
  { text, folded, start, end }: Instruction,
  language: Language,
): Change | null {
  const [phone, more] = valuesIn(text, language).filter(({ type }) => type === 'phone');
  if (phone === undefined || more !== undefined) return null;
  const label = phoneLabel(new PromptText(text, language, 0), phone.start);
  if (label === null) return null;
  const slots = slotsOf(editor.next.facts, language).filter(({ type }) => type === 'phone');
  const named = slots.filter(({ context }) => context === label);
  const isOnly =
    new Set(slots.map(({ key }) => key)).size === 1 && slots.every(({ context }) => context === '');
  const meant = named.length > 0 ? named : isOnly && language.changes.renewed.isIn(folded) ? slots : [];
  const [first] = meant;
  if (first?.key === phone.key) return null;
  if (first === undefined) {
    editor.add({ type: 'contact', channel: 'phone', value: phone.text, label }, { start, end });
    return { kind: 'added', what: `${label} ${phone.text}` };
  }
  for (const slot of slots.filter(({ key }) => key === first.key)) {
    const fact = editor.next.facts.find(({ id }) => id === slot.fact);
    if (fact !== undefined) slot.write(fact, phone);
  }
  return { kind: 'changed', what: label, from: first.key, to: phone.text };
}
