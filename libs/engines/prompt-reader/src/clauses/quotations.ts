import type { Range } from '../text/range.js';
import type { PromptText } from './prompt-text.js';

/** Words in quotation marks: what they say, and where they are with the marks. */
export interface Quotation extends Range {
  text: string;
}

const MAX_QUOTATION = 400;
const QUOTED = new RegExp(
  String.raw`["“„«「『](?<double>[^"“”„«»「」『』\n]{2,${MAX_QUOTATION}})["”“»」』]|(?<!\p{L})['‘](?<single>[^'‘’\n]{2,160})['’](?!\p{L})`,
  'gu',
);

export const quotationsIn = ({ text }: PromptText, { start, end }: Range): Quotation[] =>
  [...text.slice(start, end).matchAll(QUOTED)].map((match) => ({
    text: (match.groups?.['double'] ?? match.groups?.['single'] ?? '').replaceAll(/\s+/gu, ' ').trim(),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
