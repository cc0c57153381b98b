import type { Company, Entities, Person } from '../../model/entity.js';
import { folded } from '../entity-detection/vocabulary/false-friends.js';

/** An entity that can be looked up: a company, or a person with more than a name. */
export type Candidate = { kind: 'company'; entity: Company } | { kind: 'person'; entity: Person };

/**
 * Orders the candidates: those of the question first, then those of most sources, and of these the companies.
 */
export function enrichmentOrder({ people, companies }: Entities, question: string): Candidate[] {
  const asked = ` ${wordsOf(question)} `;
  const isOfQuestion = ({ entity }: Candidate): number => Number(asked.includes(` ${wordsOf(entity.name)} `));
  const candidates: Candidate[] = [
    ...companies.map((entity) => ({ kind: 'company' as const, entity })),
    // A name alone is ambiguous; with an employer it identifies a person.
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
