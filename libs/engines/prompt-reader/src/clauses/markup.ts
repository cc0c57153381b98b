import { trimEnd } from '../text/trim-end.js';
import type { Rewriting } from './rewritten-text.js';

const HAS_MARKUP = /^[ \t]*#{1,6}[ \t]|\*\*|__|`|\*\p{L}|^[ \t]*[-*_=]{3,}[ \t]*$/mu;
const HEADING = /^[ \t]*(?<mark>#{1,6})[ \t]+(?<title>[^\n]+)$/gmu;
const STRONG_LINE = /^[ \t]*(?<mark>\*\*|__)(?<title>[^*_\n]{1,80})\k<mark>[ \t]*$/gmu;
const RULE = /^[ \t]*[-*_=]{3,}[ \t]*$/gmu;
/** `**strong**`, `__strong__`, `*emphasis*`, `` `code` `` */
const INLINE =
  /(?<mark>\*\*|__|`)(?<strong>[^*_`\n]{1,300})\k<mark>|(?<![\p{L}\p{N}*])\*(?<emphasis>[^\s*](?:[^*\n]{0,80}[^\s*])?)\*(?![\p{L}\p{N}*])/gu;
const MAX_TITLE_WORDS = 6;
const ENDS = /[:：.!?。]$/u;

/** What a prompt in Markdown says without its marks: headings of sections are titles with a colon, as in plain text. */
export function withoutMarkup(text: string): Rewriting[] {
  if (!HAS_MARKUP.test(text)) return [];
  const headings = [...text.matchAll(HEADING)];
  const top = headings.filter(({ groups }) => groups!['mark'] === '#').length;
  const found = [
    ...headings.flatMap((match) => asTitle(match, match.groups!['mark'] === '#' && top === 1)),
    ...[...text.matchAll(STRONG_LINE)].flatMap((match) => asTitle(match, false)),
    ...[...text.matchAll(RULE)].map(({ 0: rule, index }) => ({
      start: index,
      end: index + rule.length,
      text: '',
    })),
  ];
  const lines = new Set(found.map(({ start }) => lineAt(text, start)));
  const inline = [...text.matchAll(INLINE)].flatMap(({ 0: all, index, groups }): Rewriting[] => {
    if (lines.has(lineAt(text, index))) return [];
    const length = groups!['mark']?.length ?? 1;
    const end = index + all.length;
    return [
      { start: index, end: index + length, text: '' },
      { start: end - length, end, text: '' },
    ];
  });
  return [...found, ...inline].toSorted((a, b) => a.start - b.start);
}

/** A heading as a title; the one at the top of a document says whose it is. */
function asTitle({ 0: all, index, groups }: RegExpExecArray, isTop: boolean): Rewriting[] {
  const title = trimEnd(groups!['title']!, '#').trimStart();
  const start = index + all.indexOf(title, all.indexOf(groups!['mark']!) + groups!['mark']!.length);
  const isTitle = !isTop && !ENDS.test(title) && title.split(/\s+/u).length <= MAX_TITLE_WORDS;
  return [
    { start: index, end: start, text: '' },
    { start: start + title.length, end: index + all.length, text: isTitle ? ':' : '' },
  ];
}

const lineAt = (text: string, at: number): number => text.lastIndexOf('\n', at - 1);
