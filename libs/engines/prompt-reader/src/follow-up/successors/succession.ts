import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords, replaceWords } from '../../text/whole-words.js';
import { operationsOf } from '../instructions/operations.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';
import { type Clause, clausesIn } from './clauses.js';
import type { Exchange } from '../instructions/exchange.js';
import { type Mention, mentionsIn, namesIn, rolesIn, siteNames } from './site-names.js';

/** From "instead of" to the name of the one who goes. */
const MAX_GAP = 4;

/** What a text says of one name that the site has and of one that it has not, or has as well. */
interface Handover {
  gone: Mention;
  goneClause: Clause;
  fresh: Mention;
  freshClause: Clause;
}

/**
 * "Tom is leaving us, Jessamy Cole takes over his class": who goes and who comes in their place. Two persons next to each
 * other are not enough: one must have gone, and the other take over, or have the role of the first.
 */
export function successionIn(text: string, document: SiteDocument, language: Language): Exchange | null {
  if (valuesIn(text, language).some(({ type }) => type !== 'date')) return null;
  const handover = handoverIn(text, document, language);
  if (handover === null || !isSuccession(handover, document, language)) return null;
  const { gone, fresh } = handover;
  return { kind: 'person', gone: gone.name, fresh: fresh.name };
}

function handoverIn(text: string, document: SiteDocument, language: Language): Handover | null {
  const clauses = clausesIn(text, language);
  const clauseOf = ({ start }: Mention): Clause | undefined =>
    clauses.find((clause) => clause.start <= start && start < clause.end);
  const known = mentionsIn(text, siteNames(document, language), language);
  const site = [document.identity.name, ...document.facts.flatMap((fact) => wordsOfFact(fact))].join('\n');
  const fresh = namesIn(text, language).filter(
    (each) => !hasWords(site, each.name) && isOfOne(each, clauseOf(each), language),
  );
  const [comes, more] = fresh;
  const others = known.filter(
    ({ start, end }) => !(comes !== undefined && start < comes.end && comes.start < end),
  );
  const [goes, second] = others;
  if (goes === undefined || more !== undefined) return null;
  const [gone, successor] = comes === undefined ? inOrder(others) : [goes, comes];
  if (successor === undefined || (comes !== undefined && second !== undefined) || others.length > 2)
    return null;
  const [goneClause, freshClause] = [clauseOf(gone), clauseOf(successor)];
  // "She is Priya Patel now" is the same person.
  const isSame = successor.name.split(/\s+/u).some((word) => gone.name.split(/\s+/u).includes(word));
  if (goneClause === undefined || freshClause === undefined || isSame) return null;
  // One whom the site has already takes over only where that is said.
  const isClear =
    comes !== undefined ||
    (goneClause !== freshClause &&
      language.messages.succeeds.isIn(freshClause.folded) &&
      gone.start < successor.start);
  return isClear ? { gone, goneClause, fresh: successor, freshClause } : null;
}

const inOrder = (mentions: readonly Mention[]): [Mention, Mention | undefined] => {
  const [first, second] = mentions.toSorted((a, b) => a.start - b.start);
  return [first!, second];
};

/** A name of two words, or a single one of a clause that says that its owner takes over. */
function isOfOne({ name }: Mention, clause: Clause | undefined, language: Language): boolean {
  const { messages, grammar } = language;
  if (clause === undefined || contentWords(name, language).length === 0) return false;
  if (!grammar.isSpaced) return isUnspacedName(name, clause, language);
  return name.includes(' ') || (messages.succeeds.isIn(clause.folded) && !grammar.nounsAreCapital);
}

/** 「代わりに林美咲が入りました」: next to a particle, and no word of the lists. */
function isUnspacedName(name: string, { folded }: Clause, language: Language): boolean {
  const after = folded.slice(folded.indexOf(fold(name)) + name.length);
  const { messages, lists } = language;
  const isWord = [messages.succeeds, messages.departs, messages.joins, lists.role, messages.post].some(
    (list) => list.isIn(fold(name)),
  );
  return !isWord && !/[月週年日]$/u.test(name) && /^(?:さん|先生)?(?:が|は|に|です|を|も|$)/u.test(after);
}

function isSuccession(handover: Handover, document: SiteDocument, language: Language): boolean {
  const { gone, goneClause, fresh, freshClause } = handover;
  const { messages, changes } = language;
  const { folded } = freshClause;
  const said = textsAbout(gone.name, document, language);
  const own = contentWords(
    replaceWords(replaceWords(freshClause.text, fresh.name, ''), gone.name, ''),
    language,
  ).filter((word) => !language.days.isIn(word) && !language.monthNames.isIn(word));
  const shared = own.filter((word) => overlap([word], said, language) > 0);
  const roles = rolesIn(folded, language).map(({ word }) => word);
  const hasOtherRole =
    roles.length > 0 &&
    !roles.some((role) => hasWords(said, role)) &&
    rolesIn(fold(said), language).length > 0;
  if (hasOtherRole) return false;
  const isPlain = own.every((word) => shared.includes(word));
  const takesOver = messages.succeeds.isIn(folded);
  const joins = messages.joins.isIn(folded) || changes.set.isIn(folded);
  if (hasGone(handover, language))
    return takesOver || isReplaced(handover, language) || (isPlain && (joins || shared.length > 0));
  // "Mireille becomes vice president, Odile is treasurer now": she is still there.
  const isPromoted = rolesIn(goneClause.folded, language).some(({ word }) => !hasWords(said, word));
  // "Geoff has done his knee in, so the Dame will now be Trevor Mundy": the part that he has.
  return (
    goneClause !== freshClause &&
    !isPromoted &&
    gone.start < fresh.start &&
    shared.length > 0 &&
    isPlain &&
    (joins || takesOver)
  );
}

/** Whether a text says that a person is not there any more, or that another one is in their place. */
function hasGone(handover: Handover, language: Language): boolean {
  const { gone, goneClause, freshClause } = handover;
  const after = goneClause.folded.slice(gone.end - goneClause.start);
  if (language.messages.departs.isIn(after)) return true;
  const isOrdered = goneClause !== freshClause && operationsOf(language, goneClause.folded).has('remove');
  return isOrdered || isReplaced(handover, language);
}

/** "… instead of Rosario", 「岡田の代わりに…」 */
function isReplaced({ gone, goneClause, fresh }: Handover, { changes, grammar }: Language): boolean {
  const [start, end] = [gone.start - goneClause.start, gone.end - goneClause.start];
  return changes.replace
    .find(goneClause.folded)
    .some((word) =>
      grammar.isSpaced
        ? word.end <= start && start - word.end <= MAX_GAP && fresh.start < gone.start
        : end <= word.start && word.start - end <= MAX_GAP,
    );
}

/** What the site says of a name: the role of a person, and the parts of sentences and lists that have it. */
function textsAbout(name: string, { facts }: SiteDocument, language: Language): string {
  const [first = name] = name.split(/\s+/u);
  return facts
    .flatMap((fact) => {
      if (fact.type === 'person') return fact.name === name ? [fact.role ?? ''] : [];
      return wordsOfFact(fact)
        .flatMap((text) => clausesIn(text, language).map((clause) => clause.text))
        .filter((text) => hasWords(text, name) || hasWords(text, first));
    })
    .map((text) => replaceWords(text, name, ''))
    .join('\n');
}
