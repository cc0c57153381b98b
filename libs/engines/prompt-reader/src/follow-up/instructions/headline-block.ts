import type { PromptText } from '../../clauses/prompt-text.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import { operationsOf } from './operations.js';
import type { Block } from './content.js';
import { QUOTED } from '../words/quoted.js';

const MAX_HEADLINE = 120;
const EACH_QUOTED = new RegExp(QUOTED.source, 'gu');
const COLON = /^\s?[:：]\s?/u;

/** 'The big writing at the top should say "…"': the text of the headline, in quotation marks or after the words of it. */
export function headlineIn(prompt: PromptText, sentence: Range): Block | null {
  const { language } = prompt;
  const folded = prompt.fold(sentence);
  const text = prompt.text.slice(sentence.start, sentence.end);
  const [word] = language.messages.headline.find(folded);
  if (word === undefined || operationsOf(language, folded).has('remove')) return null;
  const quotes = [...text.matchAll(EACH_QUOTED)];
  // Two quotations are an old text and a new one.
  if (quotes.length > 1) return null;
  const said = quotes[0]?.[1]?.trim() ?? afterVerbs(prompt, text, word.end);
  if (said === null || said.length > MAX_HEADLINE || said.length < 2) return null;
  const headline = said.charAt(0).toUpperCase() + said.slice(1);
  return { ...sentence, count: 1, content: { kind: 'headline', text: headline } };
}

/** What follows "headline should be", or its colon; null where nothing says that a text follows. */
function afterVerbs({ language }: PromptText, text: string, start: number): string | null {
  const folded = fold(text);
  let reached = start;
  let isAnnounced = false;
  for (;;) {
    const rest = folded.slice(reached);
    const gap = rest.length - rest.trimStart().length;
    const colon = COLON.exec(rest);
    if (colon !== null) {
      reached += colon[0].length;
      isAnnounced = true;
      break;
    }
    const match = language.messages.headlineIs.atStart(rest.slice(gap));
    if (match === undefined) break;
    reached += gap + match.end;
    isAnnounced = true;
  }
  const said = trimEnd(text.slice(reached).trim(), '.。!');
  // In German the verb may be the last word.
  const last = said.split(/\s+/u).at(-1) ?? '';
  const isVerb = language.messages.headlineIs.isWord(fold(last)) && said !== last;
  const plain = isVerb ? said.slice(0, -last.length).trim() : said;
  return isAnnounced && plain !== '' ? plain : null;
}
