import { foldText, narrow } from './fold-text.js';

/** Maximum length that is read. */
const MAX_TEXT = 6_000;
const FIRST_MASK = 0xe000;
const MAX_MASKS = 1_000;
/** A character that represents a quotation or an address. */
export const MASK = '[\ue000-\uefff]';
const PRIVATE_USE = /[\ue000-\uf8ff]/g;
// bounded: MAX_TEXT
const QUOTATION =
  /"([^"\n]{1,600})"|[“„”]([^“”„]{1,600})[“”]|«\s?([^«»]{1,600}?)\s?»|»\s?([^«»]{1,600}?)\s?«|‹([^‹›]{1,600})›|「([^「」]{1,600})」|『([^『』]{1,600})』|‘([^‘’\n]{1,600})’|(?<![\p{L}\p{N}])'((?:[^'\n]|'(?=\p{L})){1,600})'(?!\p{L})|`([^`\n]{1,600})`/gu;
// bounded: MAX_TEXT
const ADDRESS =
  /(?:https?:\/\/|www\.|(?:mailto|tel|sms|smsto|geo|bitcoin):(?=\S))[^\s「」『』«»“”"<>、。（）)]{1,600}|(?<![\p{L}\p{N}])[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}|(?<![\p{L}\p{N}.@-])(?:[a-z0-9-]{1,40}\.){1,4}(?:com|org|net|io|dev|app|de|fr|es|pt|br|it|jp|uk|eu|ch|at|example|test|info|shop|me|co|ai|us)(?:\/[^\s「」『』«»“”"<>、。)]{0,600})?(?![\p{L}\p{N}])/giu;

export interface Mask {
  kind: 'quotation' | 'address';
  /** Without quotation marks. */
  text: string;
  /** As it is in the prompt. */
  source: string;
}

/**
 * A prompt in which quotations and addresses are single characters, so that what is in them neither ends a sentence nor
 * counts as a word of the request.
 */
export class MaskedText {
  /** Without full-width forms. */
  readonly text: string;
  /** `text` as word lists are written; of the same length. */
  readonly folded: string;

  private constructor(
    text: string,
    readonly masks: readonly Mask[],
  ) {
    this.text = text;
    this.folded = foldText(text);
  }

  /** Reads a prompt, up to a limit. */
  static of(prompt: string): MaskedText {
    const masks: Mask[] = [];
    const maskFor = (mask: Mask): string => {
      if (masks.length >= MAX_MASKS) return mask.source;
      masks.push(mask);
      return String.fromCharCode(FIRST_MASK + masks.length - 1);
    };
    const raw = prompt.slice(0, MAX_TEXT).normalize('NFC').replace(PRIVATE_USE, ' ');
    const withoutQuotations = raw.replace(QUOTATION, (source: string, ...groups: unknown[]) => {
      const text = groups.slice(0, 10).find((group) => typeof group === 'string') as string;
      return maskFor({ kind: 'quotation', text: text.trim(), source });
    });
    const masked = withoutQuotations.replace(ADDRESS, (source: string) => {
      const text = source.replace(/[.,;:!?]{1,5}$/, '');
      return maskFor({ kind: 'address', text, source: text }) + source.slice(text.length);
    });
    return new MaskedText(narrow(masked), masks);
  }

  /** The same with a part replaced by a new line. */
  blank(start: number, end: number): MaskedText {
    const gap = end > start ? `\n${' '.repeat(end - start - 1)}` : '';
    const text = this.text.slice(0, start) + gap + this.text.slice(end);
    return new MaskedText(text, this.masks);
  }

  /** Quotations and addresses of a part of `text`, in order. */
  masksIn(part: string): Mask[] {
    return [...part].flatMap((character) => this.maskAt(character) ?? []);
  }

  /** Returns a part of `text` unmasked, without quotation marks. */
  unmask(part: string): string {
    return part.replace(/[\ue000-\uefff]/g, (character) => this.maskAt(character)?.text ?? '');
  }

  /** Returns a part of `text` as in the prompt. */
  sourceOf(part: string): string {
    return part.replace(/[\ue000-\uefff]/g, (character) => this.maskAt(character)?.source ?? '');
  }

  private maskAt(character: string): Mask | undefined {
    return this.masks[character.charCodeAt(0) - FIRST_MASK];
  }
}
