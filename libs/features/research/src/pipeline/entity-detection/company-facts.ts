import type { Chunk, ChunkedSentence } from './chunks.js';
import { nameOf } from './mentions.js';
import { organizationShape } from './organization-name.js';
import { NATIONAL_WORDS, folded } from './vocabulary/false-friends.js';

/** A fact about an organization from a sentence. */
export interface CompanyFact {
  readonly name: string;
  readonly source: number;
  readonly industry?: string;
  readonly employeeCount?: number;
}

const NUMBER = String.raw`(?<count>\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d{1,7}(?:\.\d+)?)(?<scale>\s(?:thousand|million))?`;
const ABOUT = String.raw`(?:(?:about|around|some|roughly|nearly|almost|approximately|more than|over|rund|etwa|mehr als|über|environ|plus de|más de|unos|cerca de|a|a unas|a más de)\s){0,2}`;
const PEOPLE = String.raw`(?:people|employees|workers|staff|persons|staffers|full-time employees|Mitarbeiter(?:n|innen)?|Beschäftigten?|Menschen|Angestellten?|personnes|salariés|employés|collaborateurs|empleados|trabajadores|personas)`;
const HEADCOUNTS = [
  String.raw`\b(?:employs|employed|employing|beschäftigt|emploie|emplea|cuenta con|compte|has|had|have|with|mit|hat)\s${ABOUT}${NUMBER}\s(?:\p{Ll}+\s){0,1}${PEOPLE}`,
  String.raw`(?<![\p{N}.,-])${NUMBER}[- ](?:person|people|employee|strong)[- ](?:\p{Ll}+\s){0,2}(?:company|firm|startup|start-up|business|manufacturer|maker|group|organi[sz]ation|workforce)`,
  String.raw`\b(?:workforce|staff|headcount|team) of\s${ABOUT}${NUMBER}(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'u'));
/** Planned numbers, or numbers of a part of the staff. */
const OTHER_COUNT =
  /\b(?:lay(?:s|ing)? off|laid off|layoffs?|cut(?:s|ting)?|fir(?:ed|ing)|hir(?:e|es|ed|ing)|add(?:ed|s|ing)?|plans? to|would|could|will|fewer|up to|members|customers|students|users|by 20\d\d|entlassen|abbau\w*|streich\w*|supprim\w*|despid\w*)\b/iu;

const KIND_NOUN =
  /^(?:company|startup|start-up|firm|manufacturer|maker|supplier|provider|retailer|conglomerate|vendor|publisher|developer|group|giant|business)$/;
const MAKING_NOUN = /^(?:manufacturer|maker|supplier|provider|retailer|vendor|publisher|developer)$/;
/** Words for the kind of firm, not for its industry. */
const QUALITY_WORDS =
  /^(?:leading|large|largest|small|smallest|big|biggest|major|private|privately|held|public|publicly|listed|traded|multinational|international|global|new|young|old|oldest|world's|fast-growing|growing|independent|family-owned|family-run|family|state-owned|parent|holding|successful|well-known|famous|popular|early-stage|late-stage|venture-backed|\S+-based|\S+-owned|\S+-person|\S+-people|\S+-employee|\S+-year-old|same|other|first|second|third|top|mid-sized|midsize|medium-sized|one|most|its|former|then|limited|liability|shell|subsidiary|joint|unicorn|and|of|the|a|an)$/;

/**
 * Extracts facts about organizations; only if a sentence names a single one, so that nothing is attributed to
 * another.
 */
export function factsIn(sentence: ChunkedSentence, source: number): CompanyFact[] {
  const named = sentence.chunks.filter((chunk) => chunk.name && organizationShape(chunk.name) !== 'no');
  const facts: CompanyFact[] = [];
  const count = headcount(sentence.text);
  if (count && !OTHER_COUNT.test(sentence.text)) {
    const before = named.filter((chunk) => chunk.end <= count.index);
    const [only] = before;
    if (only?.name && before.length === 1)
      facts.push({ name: nameOf(only.name), source, employeeCount: count.value });
  }
  for (const chunk of named) {
    const industry = industryAfter(sentence, chunk);
    if (industry !== null && chunk.name) facts.push({ name: nameOf(chunk.name), source, industry });
  }
  return facts;
}

function headcount(text: string): { value: number; index: number } | undefined {
  for (const pattern of HEADCOUNTS) {
    const match = pattern.exec(text);
    const { count, scale } = match?.groups ?? {};
    if (!match || count === undefined) continue;
    const isGrouped = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+$/u.test(count);
    const value = Number(isGrouped ? count.replace(/\D/g, '') : count.replaceAll(',', ''));
    const times = /thousand/.test(scale ?? '') ? 1000 : /million/.test(scale ?? '') ? 1_000_000 : 1;
    const whole = Math.round(value * times);
    const isYear =
      !isGrouped &&
      times === 1 &&
      whole >= 1900 &&
      whole <= 2100 &&
      !/employ|Mitarbeiter|empl/u.test(match[0]);
    if (whole > 0 && whole < 10_000_000 && !isYear) return { value: whole, index: match.index };
  }
  return undefined;
}

/** "Acme, a German robotics company" is in robotics; "Acme is a maker of heat pumps" in heat pumps. */
function industryAfter({ text, chunks, codes }: ChunkedSentence, chunk: Chunk): string | null {
  const at = chunks.indexOf(chunk);
  const match = /^N(?:\([^)]{0,8}\))?[,ID(]I?T[xNfA,R]{0,6}G/.exec(codes.slice(at));
  const noun = match && chunks[at + match[0].length - 1];
  if (match && noun && KIND_NOUN.test(noun.text)) {
    const from = at + match[0].lastIndexOf('T') + 1;
    return industryOf(
      text,
      chunks.slice(from, at + match[0].length - 1),
      noun,
      codes[at + match[0].length] === 'O',
    );
  }
  // "the robotics company Acme"
  const before = chunks[at - 1];
  if (before && KIND_NOUN.test(before.text) && codes[at - 1] === 'G') {
    const from = codes.lastIndexOf('T', at - 1);
    return from === -1 || at - from > 6
      ? null
      : industryOf(text, chunks.slice(from + 1, at - 1), before, false);
  }
  return null;
}

function industryOf(
  text: string,
  qualities: readonly Chunk[],
  noun: Chunk,
  hasObject: boolean,
): string | null {
  const kept = qualities
    .flatMap((quality) => quality.text.split(' '))
    .filter(
      (word) =>
        !QUALITY_WORDS.test(word.toLowerCase()) && !NATIONAL_WORDS.has(folded(word)) && /^\p{L}/u.test(word),
    );
  if (
    kept.length > 0 &&
    kept.length <= 3 &&
    kept.every((word) => /^\p{Ll}|^[\p{Lu}\p{N}&-]{2,5}$/u.test(word))
  )
    return kept.join(' ');
  if (!hasObject || !MAKING_NOUN.test(noun.text)) return null;
  const object =
    /^\s(?:of|for)\s((?:\p{Ll}[\p{L}-]*)(?:\s(?!(?:in|at|for|that|which|with|from|based|to|by|is|was|and|has|on|since|founded|headquartered)\b)\p{Ll}[\p{L}-]*){0,3})/u.exec(
      text.slice(noun.end),
    );
  return object?.[1] ?? null;
}
