import { trimEnd } from '../text/trim-end.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { fold } from '../text/fold.js';
import { trimRange, type Range } from '../text/range.js';
import type { Draft } from './drafts.js';
import { isNameShaped, NAME, splitHonorific } from './name-shape.js';

const TAIL_NAME = new RegExp(String.raw`(?:^|\s)(?<name>${NAME})$`, 'u');
const MAX_ROLE_WORDS = 5;
const MIN_LISTED = 2;

/** People of a sentence: a role before or after a name, lists of names below a title, names with a remark in brackets. */
export function findPeople(prompt: PromptText, clauses: readonly Clause[]): Draft[] {
  if (!prompt.language.grammar.isSpaced) {
    return clauses.flatMap((clause, index) => [
      ...unspacedPeople(prompt, clause),
      ...titledUnspaced(prompt, clause, clauses[index + 1]),
    ]);
  }
  const found: Draft[] = [];
  const listed = listedRoles(prompt, clauses);
  let role: string | null = null;
  clauses.forEach((clause, index) => {
    const text = prompt.words(clause).replace(/[.:]$/u, '');
    const isRole =
      prompt.language.lists.role.isIn(prompt.fold(clause)) ||
      isRoleByPlace(prompt, clauses, index, found.length > 0 && role !== null);
    if (clause.isTitle) {
      role = isRole && text.split(/\s/u).length <= MAX_ROLE_WORDS ? text : null;
      return;
    }
    if (clause.role === 'without' || clause.role === 'look') return;
    if (
      index > 0 &&
      [prompt.language.lists.closing, prompt.language.lists.thanks].some((list) =>
        list.atStart(prompt.fold(clauses[index - 1]!)),
      ) &&
      isNameShaped(text)
    ) {
      found.push({
        fact: { type: 'person', ...splitHonorific(text, prompt.language) },
        range: clause,
        covers: [clause],
      });
      return;
    }
    const people = peopleIn(prompt, clause, role, clauses[index + 1], listed);
    if (people.length === 0 && clause.opening !== ',' && clause.opening !== '(') role = null;
    found.push(...people);
  });
  return found;
}

function peopleIn(
  prompt: PromptText,
  clause: Clause,
  role: string | null,
  next: Clause | undefined,
  listed: ReadonlySet<Clause>,
): Draft[] {
  const parts = partsAtAnd(prompt, clause);
  const first = parts[0];
  if (first === undefined) return [];
  const leading = roleBefore(prompt, first);
  const after =
    next === undefined
      ? null
      : listed.has(next)
        ? { role: prompt.words(next).replace(/\.$/u, ''), isRole: true, range: next }
        : roleAfter(prompt, next, clause.tag === 'person' || role !== null);
  // "run by Ann Bell" introduces a person, and is no role.
  const isIntroduced = leading !== null && isEndedByGrammar(prompt, leading.role);
  const shared = (isIntroduced ? undefined : leading?.role) ?? role;
  const ranges = [leading?.name ?? first, ...parts.slice(1)];
  const drafts = ranges.flatMap((range, index): Draft[] => {
    const own = index === 0 ? null : roleBefore(prompt, range);
    const name = cleanName(prompt, own?.name ?? range);
    if (name === null) return [];
    const withTitle = splitHonorific(name.text, prompt.language);
    const isLast = index === ranges.length - 1;
    const isOwnRole = isLast && after?.isRole === true && next?.opening === '(';
    const given = isOwnRole ? after.role : (own?.role ?? shared ?? (isLast ? after?.role : undefined));
    const isDescribed = isLast && role !== null && given === role && next?.opening === '(' && after !== null;
    if (given === undefined || given === null) {
      if (withTitle.title === undefined && !isIntroduced) return [];
    }
    const covers: Range[] = [{ start: index === 0 ? clause.start : range.start, end: range.end }];
    if (isLast && after !== null && (given === after.role || isDescribed)) covers.push(after.range);
    return [
      {
        fact: {
          type: 'person',
          ...withTitle,
          ...(given ? { role: given.trim() } : {}),
          ...(isDescribed ? { about: after.role } : {}),
        },
        range: { start: clause.start, end: clause.end },
        covers,
      },
    ];
  });
  return drafts.length === ranges.length
    ? drafts
    : drafts.filter(() => shared !== null && shared !== undefined);
}

const isEndedByGrammar = ({ language }: PromptText, role: string): boolean =>
  language.lists.function.isWord(fold(role.split(/\s+/u).at(-1) ?? ''));

/** "Chair: Ann Bell, Kit officer: Joe Marsh": a title before a name, after another role, is a role. */
function isRoleByPlace(
  prompt: PromptText,
  clauses: readonly Clause[],
  index: number,
  isAfterRole: boolean,
): boolean {
  const next = clauses[index + 1];
  if (!isAfterRole || next === undefined || !clauses[index]!.isTitle) return false;
  const name = prompt.words(next).replace(/[.,;]$/u, '');
  return isNameShaped(name) && /\s/u.test(name);
}

/** "Ann Bell, chair; Joe Marsh, ecologist": in a list of names that have something behind them, a role makes the others roles. */
function listedRoles(prompt: PromptText, clauses: readonly Clause[]): Set<Clause> {
  const { and, role } = prompt.language.lists;
  const isPair = (index: number): boolean => {
    const [person, behind] = [clauses[index], clauses[index + 1]];
    if (person === undefined || behind?.opening !== ',' || behind.role === 'without') return false;
    const start = person.start + (and.atStart(prompt.fold(person))?.end ?? 0);
    const name = prompt.words({ start, end: person.end });
    const text = prompt.words(behind).replace(/\.$/u, '');
    const isShort = text.split(/\s+/u).length <= MAX_ROLE_WORDS && !/\d/.test(text);
    return isNameShaped(name) && /\s/u.test(name) && isShort && !isNameShaped(text);
  };
  const found = new Set<Clause>();
  for (let from = 0; from < clauses.length; from += 1) {
    let end = from;
    while (isPair(end)) end += 2;
    const behind = clauses.slice(from, end).filter((_, at) => at % 2 === 1);
    if (behind.length >= MIN_LISTED && behind.some((clause) => role.isIn(prompt.fold(clause))))
      for (const clause of behind) found.add(clause);
    if (end > from) from = end - 1;
  }
  return found;
}

/** The parts of a clause between "and". */
function partsAtAnd(prompt: PromptText, clause: Clause): Range[] {
  const folded = prompt.fold(clause);
  const parts: Range[] = [];
  let { start } = clause;
  for (const match of prompt.language.lists.and.find(folded)) {
    parts.push({ start, end: clause.start + match.start });
    start = clause.start + match.end;
  }
  return [...parts, { start, end: clause.end }]
    .map((part) => withoutSelf(prompt, trimRange(prompt.text, part)))
    .filter((part) => part.end > part.start);
}

/** "I'm Jo Park": the name begins after the subject. */
function withoutSelf(prompt: PromptText, part: Range): Range {
  const self = prompt.language.lists.own.atStart(prompt.fold(part));
  return self === undefined ? part : trimRange(prompt.text, { start: part.start + self.end, end: part.end });
}

/** "front of house Tomasz Wilk": words of a role, then a name. */
function roleBefore(prompt: PromptText, range: Range): { role: string; name: Range } | null {
  const text = trimEnd(prompt.text.slice(range.start, range.end), '.,;:');
  const { lists, orders } = prompt.language;
  const match = lists.role
    .find(prompt.fold({ start: range.start, end: range.start + text.length }))
    .find(({ start, end }) => {
      const rest = text.slice(end + linkAfter(prompt, text.slice(end)));
      const before = text.slice(0, start).trim();
      return isNameShaped(rest) && before.split(/\s+/u).length <= 3 && !/\d/.test(before);
    });
  if (match === undefined) return null;
  const link = linkAfter(prompt, text.slice(match.end));
  const isStated = orders.copula.isIn(fold(text.slice(match.end, match.end + link)));
  return {
    role: isStated ? qualified(prompt, text, match) : text.slice(match.start, match.end),
    name: { start: range.start + match.end + link, end: range.start + text.length },
  };
}

/** How much is between a role and a name: a colon, a dash, "is". */
function linkAfter({ language }: PromptText, text: string): number {
  const sign = /^[\s:–-]*/u.exec(text)?.[0].length ?? 0;
  const verb = language.orders.copula.atStart(fold(text.slice(sign)));
  const rest = verb === undefined ? '' : text.slice(sign + verb.end);
  return /^\s/u.test(rest) ? sign + (verb?.end ?? 0) + (rest.length - rest.trimStart().length) : sign;
}

const MAX_QUALIFIERS = 2;

/** "musical director", but not "the director": words before a role that belong to it. */
function qualified({ language }: PromptText, text: string, { start, end }: Range): string {
  const words = text.slice(0, start).trim().split(/\s+/u).filter(Boolean);
  const isGrammar = words.some((word) =>
    [language.lists.function, language.lists.own].some((list) => list.isWord(fold(word))),
  );
  return words.length > MAX_QUALIFIERS || isGrammar ? text.slice(start, end) : text.slice(0, end).trim();
}

/** A clause that is a role: "office manager", "DDS"; after a person also a remark in brackets: "(compost)". */
function roleAfter(
  prompt: PromptText,
  next: Clause,
  isOfPerson: boolean,
): { role: string; isRole: boolean; range: Range } | null {
  const text = prompt.words(next).replaceAll(/[().]/gu, '').trim();
  const isShort = text.split(/\s+/u).length <= MAX_ROLE_WORDS && !/\d/.test(text);
  const { role: roles } = prompt.language.lists;
  const isRole =
    roles.isWord(fold(text)) ||
    (roles.isIn(prompt.fold(next)) && !isNameShaped(text.split(/\s/u).slice(-2).join(' ')));
  const isRemark = next.opening === '(' && next.role === 'fact' && isOfPerson && !isNameShaped(text);
  return isShort && (isRole || isRemark) && text !== '' ? { role: text, isRole, range: next } : null;
}

function cleanName(prompt: PromptText, range: Range): { text: string } | null {
  const text = prompt.words(range).replace(/[.,;:]$/u, '');
  if (isNameShaped(text)) return { text };
  const tail = TAIL_NAME.exec(text)?.groups?.['name'];
  return tail === undefined || tail.split(/\s/u).length < 2 || text.split(/\s/u).length > 4
    ? null
    : { text: tail };
}

const UNSPACED_NAME =
  /^(?:は|が|:|：|・|\s|の)*(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・ ]{2,12}?)(?:さん|先生)?(?=[、。,（(]|です|が|と|$)/u;

/** A role with a colon, and a name of a few characters. */
function titledUnspaced(prompt: PromptText, title: Clause, next: Clause | undefined): Draft[] {
  const role = prompt.title(title);
  const name = next === undefined ? '' : prompt.words(next).replace(/[。.]$/u, '');
  const isName = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・ 　]{2,12}$/u.test(name);
  if (next === undefined || !title.isTitle || !isName || !prompt.language.lists.role.isWord(role)) return [];
  const range = { start: title.start, end: next.end };
  return [{ fact: { type: 'person', name, role }, range, covers: [range] }];
}

/** Where words have no spaces, a name follows its role directly or after a particle. */
function unspacedPeople(prompt: PromptText, clause: Clause): Draft[] {
  if (clause.role === 'without' || clause.role === 'look') return [];
  const text = prompt.text.slice(clause.start, clause.end);
  return prompt.language.lists.role.find(prompt.fold(clause)).flatMap(({ start, end }): Draft[] => {
    const match = UNSPACED_NAME.exec(text.slice(end));
    const name = match?.groups?.['name']?.trim();
    if (
      match === null ||
      name === undefined ||
      name.length < 2 ||
      prompt.language.lists.function.isWord(name)
    )
      return [];
    const range = { start: clause.start + start, end: clause.start + end + match[0].length };
    return [
      {
        fact: { type: 'person', name, role: text.slice(start, end) },
        range: { start: clause.start, end: clause.end },
        covers: [range],
      },
    ];
  });
}
