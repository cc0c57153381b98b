import { CLOSER, COURTESY_AFTER, COURTESY_BEFORE, OPENER } from './openers.js';

/** A part of a message that says one wish, or carries on the one before it. */
export interface Clause {
  text: string;
  /** What follows a colon: what a new page says, a new name … Empty when there is none. */
  body: string;
  /** Whether it begins or ends like an instruction rather than like a sentence that tells something. */
  isInstruction: boolean;
  /** Whether it begins a sentence. */
  isFirst: boolean;
}

const ABBREVIATION =
  /(?:\p{L}str|(?:^|[\s(])(?:[\p{L}]|e\.g|i\.e|a\.m|p\.m|mr|mrs|ms|dr|prof|st|no|nr|tel|approx|ca|vs|str|av|z\.\s?b|d\.\s?h|bzw|usw|etc|inkl|sr|sra|núm|num))\.$/iu;
const AFTER_ORDINAL =
  /^(?:\p{Ll}|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahrhundert|stock)/iu;

/** Sentences of a text, without the marks of lists. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let start = 0;
    for (const mark of line.matchAll(/[.!?…;]+["'”’)]?\s+|[。！？]+\s*/gu)) {
      const end = mark.index + mark[0].length;
      const sentence = line.slice(start, end).trim();
      if (isBreak(sentence, line.slice(end, end + 20))) {
        sentences.push(sentence);
        start = end;
      }
    }
    sentences.push(line.slice(start).trim());
  }
  return sentences
    .map((sentence) => sentence.replace(/^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u, '').trim())
    .filter((sentence) => /[\p{L}\p{N}\p{Co}]/u.test(sentence));
}

function isBreak(sentence: string, next: string): boolean {
  if (!sentence.endsWith('.')) return true;
  const tail = sentence.slice(-12);
  if (ABBREVIATION.test(tail)) return false;
  if (/^\d{1,2}\.$/.test(sentence)) return false;
  return !(/(?:^|\s)\d{1,2}\.$/.test(tail) && AFTER_ORDINAL.test(next));
}

/** The clauses of a sentence: it is cut where a connecting word is followed by the beginning of an instruction. */
export function clausesOf(sentence: string): Clause[] {
  const colon = /[:：](?=\s|\p{Co}|\P{ASCII})/u.exec(sentence);
  const head = colon ? sentence.slice(0, colon.index) : sentence;
  const body = colon ? sentence.slice(colon.index + 1).trim() : '';
  const parts = cut(head.replace(/[.!?。！？;…]+$/u, ''));
  return parts.map((part, at) => {
    const text = stripped(part).replace(FRONTED_PLACE, '$<wish> $<place>');
    return {
      text,
      body: at === parts.length - 1 ? body : '',
      isInstruction: looksLikeInstruction(text),
      isFirst: at === 0,
    };
  });
}

export function looksLikeInstruction(text: string): boolean {
  OPENER.lastIndex = 0;
  return OPENER.test(text) || CLOSER.de.test(text) || /(?:て|で|たい|ほしい|変更|追加|削除|に)$/u.test(text);
}

/** Without courtesy at both ends. */
export function stripped(part: string): string {
  let text = part.trim().replace(COURTESY_BEFORE, '').trim();
  for (let round = 0; round < 3; round++) {
    const shorter = text.replace(COURTESY_AFTER, (match) => (match.startsWith('て') ? 'て' : '')).trim();
    if (shorter === text || shorter === '') break;
    text = shorter;
  }
  return text.replace(/^[\s,，、–—-]+|[\s,，、–—-]+$/gu, '');
}

const CONNECTION =
  /\s*[,，]\s*(?:(?:and|und|et|y|e|but|then|also|dann|puis|luego|depois)\s+){0,2}|\s+(?:and then|and also|and|then|plus|but|as well as|und dann|und|sowie|et puis|et|puis|y luego|y|e depois|e|&|\+)\s+|(?<=[てでしりき])、\s*|(?<=(?:にして|変えて|追加して|削除して|変更して|消して|加えて))(?=[^くほ下、])|\s*[;；]\s*|\s+[-–—]\s+/giu;

/** `In the order form, …`: the place stands before the wish. */
const FRONTED = /^(?:in|on|at|im|auf|dans|sur|en|no|na)\s[^,]{1,40}$/iu;
const FRONTED_PLACE = /^(?<place>(?:in|on|im|auf|dans|sur|en|no|na)\s[^,]{1,40}),\s+(?<wish>.+)$/iu;

function cut(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const found of text.matchAll(CONNECTION)) {
    const left = text.slice(start, found.index);
    const right = found.index + found[0].length;
    if (left.trim() === '' || !isBoundary(text, left, right)) continue;
    parts.push(left);
    start = right;
  }
  parts.push(text.slice(start));
  return parts.filter((part) => part.trim() !== '');
}

function isBoundary(text: string, left: string, right: number): boolean {
  const tail = left.slice(-240).trimEnd();
  if (CLOSER.ja.test(tail)) return true;
  if (CLOSER.de.test(tail)) return true;
  if (FRONTED.test(tail)) return false;
  const courtesy = COURTESY_BEFORE.exec(text.slice(right, right + 60))?.[0] ?? '';
  OPENER.lastIndex = right + courtesy.length;
  return OPENER.test(text);
}
