import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import type { Offer } from './candidate.js';
import type { Surroundings } from './surroundings.js';

const WORD = String.raw`(?:\p{Lu}|[ldLD]['’]\p{Lu})(?:[\p{L}\p{M}]|['’](?=\p{L}))*(?:-[\p{L}\p{N}]+)*(?:['’](?=\s)|(?<=(?<!\p{L})\p{L}{1,2})\.)?|\p{N}{1,4}(?:\p{L}{1,3})?(?![\p{N}:.,%€£$])`;
const LINK = String.raw`(?:\s?[&+×]\s?|\s(?:and|und|et|y|e|of|the|of the|de|de la|de los|des|du|di|da|do|das|dos|del|della|delle|dei|d'|zum|zur|von|van|am|an der|aux?|à la|la|le|les|el|los|las|il|'n'|n'|n)\s|\s(?:d['’]|l['’]|dell['’])(?=\p{Lu})|\s)`;
/** Capitalized words with what joins them. */
export const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}@.])(?:${WORD})(?:${LINK}(?:${WORD})){0,7}`, 'gu');
const JOINT =
  /\s(?:and|und|et|y|e|of|of the|de|de la|des|du|di|da|do|das|dos|del|della|von|am|aux?|à la|la|le)\s/gu;
const LEGAL_FORM =
  /\s(?:GmbH(?:\s&\sCo\.?\sKG)?|UG|KG|OHG|e\.K\.|Ltd\.?|Limited|LLP|LLC|Inc\.?|SARL|SAS|S\.?L\.?|Lda\.?|Ltda\.?|S\.?r\.?l\.?)\.?$/u;

/** Capitalized words with what joins them, and the parts of such runs at "and", "of", "de". */
export function runs(prompt: PromptText, near: Surroundings, offer: Offer): void {
  for (const { 0: text, index } of prompt.text.matchAll(RUN)) {
    let start = index;
    for (;;) {
      offerRun(prompt, near, { start, end: index + text.length }, offer);
      const lead = leadLength(prompt, near, start, index + text.length);
      if (lead === 0) break;
      start += lead;
    }
  }
}

function offerRun(prompt: PromptText, near: Surroundings, range: Range, offer: Offer): void {
  const text = prompt.text.slice(range.start, range.end);
  offer(range, 'run');
  const legal = LEGAL_FORM.exec(text);
  if (legal !== null) offer({ start: range.start, end: range.start + legal.index }, 'run');
  for (const joint of text.matchAll(JOINT)) {
    offer({ start: range.start, end: range.start + joint.index }, 'part');
    offer({ start: range.start + joint.index + joint[0].length, end: range.end }, 'part');
  }
  const first = /^\S+\s+/u.exec(text)?.[0].length ?? 0;
  const isKind = near.isWithin(prompt.language.kindWords, {
    start: range.start,
    end: range.start + first,
  });
  if (first > 0 && isKind) offer({ start: range.start + first, end: range.end }, 'part');
}

/** "Our", "Website", "d'": the first word of a run that does not belong to a name. */
function leadLength(prompt: PromptText, near: Surroundings, start: number, end: number): number {
  const text = prompt.text.slice(start, end);
  const elided = /^[dl]['’](?=\p{Lu})/u.exec(text)?.[0].length ?? 0;
  if (elided > 0) return elided;
  const first = /^\S+\s+/u.exec(text)?.[0].length ?? 0;
  if (first === 0) return 0;
  const { lists } = prompt.language;
  const isLead = [
    lists.function,
    lists.own,
    lists.self,
    lists.wish,
    lists.command,
    lists.remark,
    lists.honorific,
    lists.site,
    lists.named,
    lists.praise,
  ].some((list) => near.matches(list).some((each) => each.start === start && each.end >= start + first - 2));
  return isLead ? first : 0;
}
