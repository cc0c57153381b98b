import type { Company, Entities, Person } from '../../model/entity.js';
import { folded } from '../entity-detection/vocabulary/false-friends.js';

/** Something that can be asked for: a company, or a person of whom more is known than the name. */
export type Candidate = { kind: 'company'; entity: Company } | { kind: 'person'; entity: Person };

/** Whom to ask for first: those of the question, then those of most sources, and of these companies. */
export function enrichmentOrder({ people, companies }: Entities, question: string): Candidate[] {
  const asked = ` ${wordsOf(question)} `;
  const isOfQuestion = ({ entity }: Candidate): number => Number(asked.includes(` ${wordsOf(entity.name)} `));
  const candidates: Candidate[] = [
    ...companies.map((entity) => ({ kind: 'company' as const, entity })),
    // A name alone fits many people; with an employer it tells one.
    ...people
      .filter(({ company }) => company !== null)
      .map((entity) => ({ kind: 'person' as const, entity })),
  ];
  return candidates.toSorted(
    (one, other) =>
      isOfQuestion(other) - isOfQuestion(one) || other.entity.sources.length - one.entity.sources.length,
  );
}

function wordsOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
