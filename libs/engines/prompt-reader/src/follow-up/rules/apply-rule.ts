import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Instruction } from '../instructions/instruction.js';
import type { RuleOrder } from '../instructions/rule-order.js';
import { isSentence } from './statement.js';

/** Writes a sentence for visitors, or takes one away. */
export function applyRule(
  editor: Editor,
  { fact: id, text, topic, isQuote, by }: RuleOrder,
  { start, end }: Instruction,
): Change | null {
  if (id === null) {
    if (text === null) return null;
    if (isQuote === true) {
      editor.add({ type: 'quote', text, ...(by === undefined ? {} : { by }) }, { start, end });
      return { kind: 'added', what: text };
    }
    editor.add(topic === undefined ? { type: 'statement', text } : { type: 'policy', topic, text }, {
      start,
      end,
    });
    return { kind: 'added', what: text };
  }
  const fact = editor.next.facts.find((each) => each.id === id);
  if (fact?.type === 'item' && text !== null) {
    fact.price = text;
    return { kind: 'changed', what: fact.name, from: '', to: text };
  }
  if (fact === undefined || !isSentence(fact)) return null;
  const from = fact.text;
  if (text === null) {
    editor.remove(new Set([id]));
    return { kind: 'removed', what: from };
  }
  fact.text = text;
  return { kind: 'changed', what: from, from, to: text };
}
