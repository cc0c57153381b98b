import type { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import type { Feature } from '../../packs/grammar-schema.js';
import { fold } from '../../text/fold.js';
import type { Match } from '../../text/word-list.js';
import { overlaps, type Range, textOf } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import { type Piece, piecesOf } from './list-pieces.js';
import type { RequestedField } from './requested-field.js';

const MAX_LABEL_WORDS = 8;
const MAX_LABEL = 60;
const MAX_OPTION_WORDS = 5;
/** Features that a list of fields does not name: another wish begins. */
const OTHER_FEATURES: readonly Feature[] = [
  'gallery',
  'news',
  'newsletter',
  'faq',
  'members',
  'chart',
  'board',
];

export interface AskedList {
  fields: RequestedField[];
  /** Where the list ends: at the end of the sentence, or before another wish. */
  end: number;
  /** Whether a field is surely one: it has options, a usual name or type, or begins like a question. */
  isEvident: boolean;
}

/**
 * The fields of a list: "their voice part (soprano, alto or bass), a phone number and when it suits them" are three. It
 * ends where another wish or what the customer does begins, or a value.
 */
export function askedList(prompt: PromptText, range: Range, strong: readonly Range[]): AskedList {
  const reader = new ListReader(prompt, strong, isAfterChoosing(prompt, range.start));
  let { end } = range;
  const { lists } = prompt.language;
  const folded = prompt.fold(range);
  const turn = [...lists.contrast.find(folded), ...lists.therefore.find(folded)].map(({ start }) => start);
  if (prompt.language.grammar.isSpaced && turn.length > 0) end = range.start + Math.min(...turn);
  for (const piece of piecesOf(prompt, { start: range.start, end })) {
    if (reader.add(piece)) continue;
    end = piece.start;
    break;
  }
  return { fields: reader.fields, end, isEvident: reader.isEvident };
}

const MAX_VERB = 24;

/** "choose", "pick": what follows are the options of one field. */
function isAfterChoosing(prompt: PromptText, start: number): boolean {
  const before = prompt.folded.slice(Math.max(0, start - MAX_VERB), start).trimEnd();
  return prompt.language.orders.choosing.atEnd(before) !== undefined;
}

class ListReader {
  readonly fields: RequestedField[] = [];
  isEvident = false;
  /** Whether "or" joins options of the last field rather than two fields. */
  private isAlternative = false;
  /** Whether the last field has a colon, so that its options follow. */
  private isTitled = false;
  /** Where the last field begins. */
  private start = 0;

  constructor(
    private readonly prompt: PromptText,
    private readonly strong: readonly Range[],
    private readonly isChoice: boolean,
  ) {}

  /** False where the list has ended before the piece. */
  add(piece: Piece): boolean {
    const { orders } = this.prompt.language;
    const last = this.fields.at(-1);
    if (last !== undefined && (this.isTitled || (piece.opening === 'or' && this.isAlternative))) {
      this.addOption(last, piece);
      return true;
    }
    const giving = this.givingBefore(piece);
    const rest = { start: giving?.end ?? piece.start, end: piece.end };
    const folded = this.prompt.fold(rest);
    if (this.isOnlyWish(folded)) return piece.brackets.length === 0;
    if (this.isOther(rest) || (giving === undefined && this.isClause(folded))) return false;
    const inside = piece.brackets.flatMap((bracket) => this.fieldsIn(bracket));
    if (inside.length > 0) {
      this.isEvident = true;
      this.fields.push(...inside);
      return true;
    }
    const colon = /[:：]\s/u.exec(folded)?.index;
    const titled = colon === undefined ? null : { start: rest.start + colon + 1, end: rest.end };
    const label = this.labelOf(colon === undefined ? rest : { start: rest.start, end: rest.start + colon });
    if (label === '') return false;
    const isWhether = orders.whether.atStart(folded) !== undefined;
    const isYesNo = isWhether || this.answerAt(rest.start, rest.end) < rest.end;
    const options = piece.brackets.flatMap((bracket) => this.optionsIn(bracket));
    this.isEvident ||= options.length > 1 || isWhether || titled !== null || this.isUsual(folded, label);
    const isFirst = this.fields.length === 0 && giving === undefined;
    const isChosen = isFirst ? this.isChoice : giving !== undefined && orders.choosing.isIn(giving.word);
    this.isAlternative = isWhether || isChosen;
    this.isTitled = titled !== null;
    this.start = rest.start;
    if (titled !== null) options.push(textOf(this.prompt.text, titled));
    this.fields.push({ label, options, ...(isYesNo && options.length < 2 ? { type: 'checkbox' } : {}) });
    return true;
  }

  /** A name or a type that fields often have, or the beginning of a question. */
  private isUsual(folded: string, label: string): boolean {
    const { changes, fieldTypes, labels } = this.prompt.language;
    const usual = Object.values(labels.fields).map((name) => name.toLowerCase());
    return (
      changes.question.atStart(folded) !== undefined ||
      fieldTypes.isIn(folded) ||
      [label, ...label.split(/\s+/u)].some((word) => usual.includes(word.toLowerCase()))
    );
  }

  /** "können", "please", or nothing. */
  private isOnlyWish(folded: string): boolean {
    const wish = this.prompt.language.lists.wish.atStart(folded);
    return !/[\p{L}\p{N}]/u.test(folded.slice(wish?.end ?? 0));
  }

  /** "leave a memory (name and text)": what is given is not a field, the parts of it in the brackets are. */
  private fieldsIn(bracket: Range): RequestedField[] {
    const inside = { start: bracket.start + 1, end: bracket.end - 1 };
    const { fields } = askedList(this.prompt, inside, this.strong);
    return isForm(fields, this.prompt.language) ? fields : [];
  }

  /** "choose half day or full day", "say whether it is shod or barefoot": what comes after "or" is the second option. */
  private addOption(field: RequestedField, piece: Piece): void {
    const option = trimEnd(textOf(this.prompt.text, piece), '.!?。');
    const words = field.label.split(/\s+/u);
    this.isEvident = true;
    if (field.options.length > 0) field.options.push(option);
    else if (field.type === 'checkbox') {
      field.options.push(words.slice(-option.split(/\s+/u).length).join(' '), option);
      field.label = this.labelOf({ start: this.start, end: piece.end });
      delete field.type;
    } else {
      field.options.push(field.label, option);
      field.label = this.prompt.language.labels.fields['choice'] ?? field.label;
    }
  }

  /** "and give us …", "and they say …": another verb before a field. */
  private givingBefore(piece: Range): Match | undefined {
    const { orders, lists } = this.prompt.language;
    const folded = this.prompt.fold(piece);
    let at = 0;
    for (const list of [lists.and, orders.visitors, lists.wish]) {
      if (orders.giving.atStart(folded.slice(at)) === undefined)
        at += list.atStart(folded.slice(at))?.end ?? 0;
    }
    const match = orders.giving.atStart(folded.slice(at));
    const isBefore = match !== undefined && /\p{L}/u.test(folded.slice(at + match.end));
    return isBefore
      ? { ...match, start: piece.start + at + match.start, end: piece.start + at + match.end }
      : undefined;
  }

  /** A value, or a wish for something else. */
  private isOther(range: Range): boolean {
    const { lists, orders, features, grammar } = this.prompt.language;
    const folded = this.prompt.fold(range);
    const verbs = [lists.negation, lists.negativeCommand, lists.command, lists.imperative];
    const starts = [lists.contrast, lists.therefore, ...(grammar.isSpaced ? verbs : [])];
    return (
      this.strong.some((each) => overlaps(each, range)) ||
      lists.site.isIn(folded) ||
      features.find(folded).some(({ key }) => OTHER_FEATURES.includes(key)) ||
      orders.limit.isIn(folded) ||
      starts.some((list) => list.atStart(folded) !== undefined)
    );
  }

  /** "we answer within a day", "they get a reply": it begins with who does something. */
  private isClause(folded: string): boolean {
    const { lists, orders, changes } = this.prompt.language;
    const isQuestion = [changes.question, orders.which, orders.whether].some(
      (list) => list.atStart(folded) !== undefined,
    );
    const second = folded.slice(lists.function.atStart(folded)?.end ?? folded.length);
    return (
      [folded, second].some((text) => lists.self.atStart(text) !== undefined) ||
      orders.visitors.atStart(folded) !== undefined ||
      (!isQuestion && orders.visitors.atStart(second) !== undefined)
    );
  }

  private labelOf(range: Range): string {
    const { orders, changes, grammar, lists } = this.prompt.language;
    let { start } = range;
    const foldedFrom = (): string => this.prompt.folded.slice(start, range.end);
    for (const list of [lists.and, lists.withFields, orders.which]) {
      const match = list.atStart(foldedFrom());
      const isQuestion = list !== orders.which && changes.question.atStart(foldedFrom()) !== undefined;
      if (match === undefined || isQuestion) continue;
      const next = start + match.end;
      if (list !== orders.which || this.they(next, range.end) !== null) start = next;
    }
    for (let match = determinerAt(); match !== undefined; match = determinerAt()) start += match.end;
    const isQuestion = changes.question.atStart(foldedFrom()) ?? orders.whether.atStart(foldedFrom());
    const they = isQuestion === undefined ? this.they(start, range.end) : null;
    const text = textOf(this.prompt.text, { start, end: they ?? this.answerAt(start, range.end) });
    const label = trimEnd(text, '.!?。').trim();
    const isShort = label.split(/\s+/u).length <= MAX_LABEL_WORDS && label.length <= MAX_LABEL;
    if (!isShort || (grammar.isSpaced && !/\p{L}{2}/u.test(label))) return '';
    return label
      .split(' ')
      .map((word) => grammar.toVisitor[word.toLowerCase()] ?? word)
      .join(' ');

    function determinerAt(): Match | undefined {
      return orders.determiner.atStart(foldedFrom());
    }
  }

  /** Where "they need" begins, after a noun. */
  private they(start: number, end: number): number | null {
    const folded = this.prompt.folded.slice(start, end);
    const match = this.prompt.language.orders.they
      .find(folded)
      .find((each) => /\p{L}{2}/u.test(folded.slice(0, each.start)) && /\p{L}/u.test(folded.slice(each.end)));
    if (match === undefined) return null;
    const { lists, orders } = this.prompt.language;
    const dangling = [...lists.function.find(folded), ...orders.whether.find(folded)].find(
      ({ end: at }) => at === match.start - 1,
    );
    return start + (dangling?.start ?? match.start);
  }

  /** Where "yes/no" begins at the end of a label. */
  private answerAt(start: number, end: number): number {
    const answers = this.prompt.language.fieldTypes.find(this.prompt.folded.slice(start, end));
    const answer = answers.find(({ key, start: at }) => key === 'checkbox' && at > 0 && isLast(at));
    return answer === undefined ? end : start + answer.start;

    function isLast(at: number): boolean {
      return answers.every((each) => each.start <= at);
    }
  }

  private optionsIn(bracket: Range): string[] {
    const { lists, orders } = this.prompt.language;
    const inside = { start: bracket.start + 1, end: bracket.end - 1 };
    return piecesOf(this.prompt, inside)
      .map((piece) => {
        const folded = this.prompt.fold(piece);
        const joined = orders.alternative.atStart(folded) ?? lists.and.atStart(folded);
        return textOf(this.prompt.text, { start: piece.start + (joined?.end ?? 0), end: piece.end });
      })
      .filter((option) => option !== '' && option.split(/\s+/u).length <= MAX_OPTION_WORDS);
  }
}

/** Whether several labels are those of a form without anything that says so: one of them is a name, an address, … */
export const isForm = (fields: readonly RequestedField[], { labels, fieldTypes }: Language): boolean =>
  fields.length > 1 &&
  fields.some(({ label }) => {
    const isContact = fieldTypes.find(fold(label)).some(({ key }) => key === 'email' || key === 'phone');
    return isContact || Object.values(labels.fields).some((usual) => fold(usual) === fold(label));
  });
