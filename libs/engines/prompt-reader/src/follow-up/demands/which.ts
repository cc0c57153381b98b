import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { demandsOf } from './demands.js';
import type { Instruction } from '../instructions/instruction.js';
import { referentsIn } from '../words/referents.js';

const MAX_NAMES = 4;

/** The question that an instruction leaves open where two or more items or people fit it equally well. */
export function whichOf(
  instruction: Instruction,
  document: SiteDocument,
  language: Language,
  own: Language,
): string[] {
  const { subject, isRemoval, said, delta } = demandsOf(instruction, document, language);
  if (!isRemoval && delta === null && said.length === 0) return [];
  const typed = document.facts.filter(({ type }) => type === 'item' || type === 'person');
  const [best, ...rest] = referentsIn(subject, instruction.text, typed, language);
  const ties = rest.filter(({ score }) => score === best?.score);
  if (best === undefined || ties.length === 0 || ties.length >= MAX_NAMES) return [];
  const names = [best, ...ties].flatMap(({ fact }) => ('name' in fact ? (fact.name ?? []) : []));
  const which = own.labels.reasons.which.replace('{names}', names.join(' / '));
  return [which.charAt(0).toUpperCase() + which.slice(1)];
}
