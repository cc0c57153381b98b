import type { FactOf } from '@capstan/site-document';
import { countsPeople } from '../../extract/capacity.js';
import type { Language } from '../../packs/language.js';
import { bareNumbers } from '../words/bare-numbers.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { contentWords, namedFacts } from '../words/words.js';

/** "Only 5 places in Hand Building": how many people the course that is named has room for. */
export function changePlaces(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { text, folded } = instruction;
  const counts = bareNumbers(text, language).filter(
    (number) => !number.isOld && countsPeople(folded, number, language),
  );
  const [count] = counts;
  if (count === undefined || counts.length > 1 || !Number.isInteger(count.value) || count.value < 1)
    return null;
  const courses = editor.next.facts.filter(
    (fact): fact is FactOf<'item'> =>
      fact.type === 'item' && (fact.places !== undefined || fact.times !== undefined),
  );
  const [best, second] = namedFacts(contentWords(text, language), courses, language);
  const course = courses.find(({ id }) => id === best?.fact.id);
  if (course === undefined || best?.score === second?.score) return null;
  course.places = count.value;
  return { kind: 'changed', what: course.name };
}
