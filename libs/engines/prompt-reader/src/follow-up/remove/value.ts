import { setText, withoutPart } from './sentence-parts.js';
import type { Language } from '../../packs/language.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { type FoundValue, valuesIn } from '../words/found-values.js';
import { textsOf, writeText } from '../words/slots.js';

/** "remove Delphine's phone number", "remove 26 November". */
export function removeValue(
  editor: Editor,
  { text, folded }: Instruction,
  words: readonly string[],
  language: Language,
): Change | null {
  const named = valuesIn(text, language);
  const isPhone =
    language.lists.phone.isIn(folded) || language.fieldTypes.find(folded).some(({ key }) => key === 'phone');
  const isEmail = language.fieldTypes.find(folded).some(({ key }) => key === 'email');
  const label = language.phoneKinds.find(folded)[0]?.key;
  const gone: string[] = [];
  const isGone = (type: string, key: string): boolean =>
    named.some((value) => value.type === type && value.key === key && value === named.at(-1));
  for (const fact of editor.next.facts) {
    if (
      fact.type === 'contact' &&
      ((isPhone && fact.channel === 'phone') || (isEmail && fact.channel === 'email'))
    ) {
      const isNamed = fact.label !== undefined && fact.label === label;
      const isOnly =
        editor.next.facts.filter((each) => each.type === 'contact' && each.channel === fact.channel)
          .length === 1;
      if (!isNamed && !isOnly && !isGone(fact.channel, fact.value.replaceAll(/\D/g, ''))) continue;
      editor.remove(new Set([fact.id]));
      gone.push(fact.value);
    }
  }
  for (const fact of editor.next.facts) {
    const inText = textsOf(fact).some(([, value]) => gone.some((each) => value.includes(each)));
    if (inText)
      for (const [key, value] of textsOf(fact))
        writeText(
          fact,
          key,
          gone.reduce((left, each) => left.replace(each, '').replaceAll(/\s{2,}/gu, ' '), value).trim() ||
            value,
        );
  }
  const dates = named.filter(({ type }) => type === 'date');
  const last = dates.at(-1) ?? onlyDateOfMonth(editor, folded, language);
  if (last !== undefined) {
    for (const fact of editor.next.facts) {
      const holds = textsOf(fact).some(([, value]) =>
        valuesIn(value, language).some((each) => each.type === 'date' && each.key === last.key),
      );
      if (!holds) continue;
      const others = textsOf(fact).some(([, value]) =>
        valuesIn(value, language).some((each) => each.type === 'date' && each.key !== last.key),
      );
      if (others && (fact.type === 'statement' || fact.type === 'policy')) {
        setText(
          editor,
          fact,
          withoutPart(fact.text, language, (part) =>
            valuesIn(part, language).some((each) => each.type === 'date' && each.key === last.key),
          ).left,
        );
      } else editor.remove(new Set([fact.id]));
      gone.push(last.text);
    }
  }
  if (gone.length === 0) return null;
  return {
    kind: 'removed',
    what: [...new Set(gone)].join(', ') || words.join(' '),
  };
}

/** "the May walk is cancelled": the one date of that month. */
function onlyDateOfMonth({ next }: Editor, folded: string, language: Language): FoundValue | undefined {
  const month = language.monthNames.find(folded)[0]?.key;
  const found = next.facts
    .flatMap((fact) => textsOf(fact))
    .flatMap(([, text]) => valuesIn(text, language))
    .filter(({ type, key }) => type === 'date' && key.startsWith(`${month}-`));
  return new Set(found.map(({ key }) => key)).size === 1 ? found[0] : undefined;
}
