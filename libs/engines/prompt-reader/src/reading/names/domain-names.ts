import type { PromptText } from '../../clauses/prompt-text.js';
import type { FoundContact } from '../../extract/contacts.js';
import { fold } from '../../text/fold.js';
import { tokensOf } from '../../text/tokens.js';
import { overlaps, type Range } from '../../text/range.js';

const MIN_STEM = 4;
const MAX_TOKENS = 8;
/** Joints that addresses leave out or write out. */
const JOINTS = new Set(['and', 'und', 'et', 'y', 'e', 'the', 'of', 'de', 'la', 's']);
const PROVIDERS = new Set([
  'gmail',
  'mail',
  'hotmail',
  'outlook',
  'yahoo',
  'gmx',
  'web',
  'icloud',
  'example',
  'post',
  'email',
]);

/** The letters of domains and account names of a prompt, without dots and hyphens. */
export function domainStems(contacts: readonly FoundContact[]): string[] {
  return contacts.flatMap(({ channel, value }): string[] => {
    if (channel === 'phone') return [];
    const host = fold(value)
      .replace(/^https?:\/\//u, '')
      .replace(/^www\./u, '');
    const [local = '', domain] = host.includes('@') ? host.split('@') : ['', host];
    const label = (domain ?? '').split(/[./]/u)[0] ?? '';
    const stems = PROVIDERS.has(label) ? [local] : [label];
    return stems
      .map((stem) => stem.replaceAll(/[^\p{L}\p{N}]/gu, ''))
      .filter((stem) => stem.length >= MIN_STEM);
  });
}

/** The words of a prompt that an address of its owner is made of: oadbychess, kittyandco. */
export function domainSpans(prompt: PromptText, contacts: readonly FoundContact[]): Range[] {
  const tokens = tokensOf(prompt.folded).filter(
    (token) => !contacts.some((contact) => overlaps(contact, token)),
  );
  return domainStems(contacts).flatMap((stem) =>
    tokens.flatMap((first, index): Range[] => {
      let rest = stem;
      for (const token of tokens.slice(index, index + MAX_TOKENS)) {
        if (rest.startsWith(token.text)) rest = rest.slice(token.text.length);
        else if (token === first || !JOINTS.has(token.text)) return [];
        if (rest === '') return [{ start: first.start, end: token.end }];
      }
      return [];
    }),
  );
}

/** Names that only an address says, where its words can be separated: by hyphens, a known word, or the owner's first name. */
export function spelledNames(
  contacts: readonly FoundContact[],
  prompt: PromptText,
): (Range & { name: string })[] {
  return contacts.flatMap(({ channel, value, start, end }) => {
    if (channel === 'phone') return [];
    const [local = '', domain = ''] = fold(value)
      .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
      .split('@');
    const label = (domain || local).split(/[./]/u)[0] ?? '';
    if (PROVIDERS.has(label) || label.length < MIN_STEM) return [];
    const words = label.includes('-') ? label.split('-') : parted(prompt, label, local);
    if (words.length < 2) return [{ start, end, name: label }];
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
    return [
      { start, end, name },
      { start, end, name: label },
    ];
  });
}

/** "bellwetherdental", "3leftfeet", "nkirubakes" of nkiru@. */
function parted({ language }: PromptText, label: string, local: string): string[] {
  const digits = /^(\d+)(\p{L}{3,})$/u.exec(label) ?? /^(\p{L}{3,}?)(\d+)$/u.exec(label);
  if (digits !== null) return digits.slice(1, 3);
  if (local.length > 2 && label.startsWith(local) && label.length - local.length > 2)
    return [local, label.slice(local.length)];
  for (let at = label.length - MIN_STEM; at >= MIN_STEM; at -= 1) {
    if (language.kindWords.isIn(label.slice(at))) return [label.slice(0, at), label.slice(at)];
    if (language.kindWords.isIn(label.slice(0, at))) return [label.slice(0, at), label.slice(at)];
  }
  return [];
}

/** How much a name and an address share: 1 if they are the same, less if one begins with the other. */
export function domainLikeness(name: string, stems: readonly string[]): number {
  const plain = fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const bare = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !JOINTS.has(word))
    .join('');
  return Math.max(
    0,
    ...stems.map((stem) => {
      if (stem === plain || stem === bare) return 1;
      const isPart =
        bare.length >= MIN_STEM && (stem.startsWith(bare) || bare.startsWith(stem) || bare.endsWith(stem));
      return isPart ? Math.min(bare.length, stem.length) / Math.max(bare.length, stem.length) / 1.5 : 0;
    }),
  );
}
