import { copyTexts, type Fact, wordsOfFact } from '@capstan/site-document';
import type { AuthorTask } from './author-prompt.js';

/**
 * The texts that pages may contain: those of the owner, without instructions to the builder and exclusions, and the
 * facts of the document.
 */
export function saidTexts({ prompts, ledger, document }: AuthorTask): string[] {
  const unsaid = ledger.filter(
    ({ outcome }) =>
      outcome.kind === 'addressed-to-builder' ||
      (outcome.kind === 'obeyed' &&
        outcome.constraint !== undefined &&
        isForbidding(document, outcome.constraint)),
  );
  const texts = prompts.map((prompt, index) =>
    unsaid
      .filter(({ span }) => span.prompt === index)
      .reduce(
        (text, { span: { start, end } }) =>
          `${text.slice(0, start)}${' '.repeat(Math.max(0, Math.min(end, text.length) - start))}${text.slice(end)}`,
        prompt,
      ),
  );
  return [
    ...texts,
    document.identity.name,
    ...copyTexts(document).map(({ text }) => text),
    ...document.facts.flatMap((fact) => [...wordsOfFact(fact), numbersOf(fact)]),
  ];
}

/** Prices and times are not among the words of a fact. */
const numbersOf = ({ id: _id, source: _source, ...fact }: Fact): string =>
  (JSON.stringify(fact).match(/\d+(?:\.\d+)?/g) ?? []).join(' ');

const isForbidding = ({ constraints }: AuthorTask['document'], index: number): boolean =>
  constraints[index]?.kind.startsWith('without') ?? false;
