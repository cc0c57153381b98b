import type { HitsOf } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Range } from '../../text/range.js';
import type { Match } from '../../text/word-list.js';

const MAX_NAME = 80;
/** Where a name ends that is not in quotation marks. */
const BOUNDARY = /[,.;:!?()\n"“”„«»。、「」『』]|\s[–—-]\s/u;
/** "name on the van is", "nome da mettere:": from the word for a name to the name. */
const LINK =
  /^(?:\s\p{Ll}{2,9}){0,3}?\s?(?:[:：]|\s(?:is|ist|est|es|é|è|sei|sería|sarebbe|will be|shall be))\s?/u;
const NAME_WORD = /^(?:name|nom|nome|nombre)$/u;
const STATES = /(?:^|[ '’])(?:name|nom|nome|nombre|brand)(?:$|[ '’:])|名|屋号/u;
const LEAD = /^[\s:："“„«'‘「『]*/u;

/** What is introduced as a name. */
export interface IntroducedName extends Range {
  /** "The name is …", rather than "I am called …". */
  isStated: boolean;
}

/** What words such as "called" and "is the name" introduce: all up to the next boundary. */
export function introducedNames(
  prompt: PromptText,
  clauses: readonly Clause[],
  hits: HitsOf,
): IntroducedName[] {
  const { text } = prompt;
  const found: IntroducedName[] = [];
  const cues = hits({ start: 0, end: text.length });
  for (const { list, word, start, end } of cues) {
    if (list === 'named') {
      const link = NAME_WORD.test(word)
        ? (LINK.exec(text.slice(end, end + MAX_NAME / 2))?.[0].length ?? 0)
        : 0;
      const from = end + link + LEAD.exec(text.slice(end + link, end + link + 8))![0].length;
      const rest = text.slice(from, from + MAX_NAME);
      const stop = rest.search(BOUNDARY);
      // Without marks, a name ends where the next clause begins.
      const clauseEnd = clauses.find((clause) => clause.start <= from && from < clause.end)?.end;
      const isOwn = cues.some((cue) => cue.list === 'introduces' && cue.start < end && start < cue.end);
      found.push({
        start: from,
        end: Math.min(from + (stop === -1 ? rest.length : stop), clauseEnd ?? text.length),
        isStated: !isOwn && STATES.test(word) && isAtStart(prompt, clauses, start, cues),
      });
    }
    if (list === 'namedAfter') {
      const clause = clauses.find((each) => each.start < start && start <= each.end);
      if (clause !== undefined) found.push({ start: clause.start, end: start, isStated: true });
    }
  }
  return found;
}

const WITHOUT_CONTENT: ReadonlySet<string> = new Set(['function', 'own', 'site', 'kind', 'and', 'tradeHead']);

/** "Our dog's name is …" does not state the name of the business: a word of content is before it. */
function isAtStart(
  { folded }: PromptText,
  clauses: readonly Clause[],
  start: number,
  cues: readonly (Match & { list: string })[],
): boolean {
  const from = clauses.find((each) => each.start <= start && start < each.end)?.start ?? start;
  const known = cues
    .filter(({ list }) => WITHOUT_CONTENT.has(list))
    .map((each) => ({ start: each.start - from, end: each.end - from }));
  return uncoveredWords(folded.slice(from, start), known).length === 0;
}
