import { overlaps, type Range } from '../text/range.js';
import { isCommandForSite, segmentsForBuilder } from './brief.js';
import { isConditionOf, isOpenedByCondition } from './conditions.js';
import { listedFields } from './listed-fields.js';
import { orderedSegments } from './ordered-segments.js';
import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';
import { type Tag, tagsOf } from './tags.js';

/**
 * What a clause is for: a fact is published; a wish, a look and a prohibition are obeyed; a remark is for the builder.
 */
export type Role = 'fact' | 'wish' | 'look' | 'without' | 'remark';

export interface Clause extends Segment {
  tag: Tag;
  role: Role;
}

const ROLES: Partial<Record<Tag, Role>> = {
  feature: 'wish',
  field: 'wish',
  page: 'wish',
  order: 'wish',
  look: 'look',
  not: 'without',
  'to-builder': 'remark',
};

/** The clauses of a prompt; those that ask visitors for something are requests. What has a price, a contact, a date or a time is not for the builder alone. */
export function clausesOf(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
  asked: readonly (Range & { said: Range })[],
): Clause[] {
  const ordered = orderedSegments(prompt, segments, strong);
  const fields = listedFields(prompt, segments, strong);
  const stated = statedSentences(prompt, segments);
  const tags = tagsOf(prompt, segments, strong);
  const headings = headingsOfFacts(prompt, segments, tags);
  const briefed = segmentsForBuilder(prompt, segments, strong);
  const clauses = tags.map((likely, index): Clause => {
    const segment = segments[index]!;
    const isNamed = isApposition(prompt, segments, index);
    const isValued = strong.some((range) => overlaps(range, segment));
    const tag = ((): Tag => {
      if (ordered.has(segment)) return 'page';
      if (briefed.has(segment)) return 'to-builder';
      if (fields.has(segment) || asked.some((range) => overlaps(range, segment))) return 'field';
      if (asked.some(({ said }) => overlaps(said, segment))) return 'about';
      const isOrdered =
        isOrder(prompt, segment) || isCommandForSite(prompt, segment) || isWidget(prompt, segments, index);
      if (!isValued && !isNamed && isOrdered) return 'order';
      if (isProhibition(prompt, segment)) return 'not';
      const isRemark = likely === 'to-builder';
      if (headings.has(segment) || isPickUp(prompt, segment, likely)) return 'fact';
      if (isRemark && isForVisitors(prompt, segment)) return 'feature';
      if (!REQUESTED.has(likely) && isAskedUnder(prompt, segments, index)) return 'feature';
      const isStated =
        REQUESTED.has(likely) &&
        (stated.has(segment.sentence) || prompt.stated.some((range) => overlaps(range, segment)));
      return isOfSelf(prompt, segment, likely) || isNamed || isStated ? 'about' : likely;
    })();
    const role = ROLES[tag] ?? 'fact';
    return { ...segment, tag, role: isValued && (role === 'remark' || role === 'look') ? 'fact' : role };
  });
  return clauses.map((clause, index) =>
    isConditionOf(prompt, clause, clauses[index + 1]) ? { ...clause, role: 'wish' } : clause,
  );
}

/** "A website for a bakery in Porto", "Restaurant website for Otter Inn", "Portfolio for Amara Osei": it begins with what is to be built, and for whom. */
function isOrder({ language, ...prompt }: PromptText, { start, end, sentence }: Segment): boolean {
  const { lists, kindWords, grammar } = language;
  if (sentence > 0 || !grammar.isSpaced) return false;
  const folded = prompt.folded.slice(start, end);
  const first = lists.function.atStart(folded);
  const rest = folded.slice(first?.end ?? 0);
  const kind = kindWords.find(rest).find(({ start: at }) => at === rest.search(/\S/u));
  const site =
    lists.site.atStart(rest) ??
    lists.site.find(rest).find(({ start: at }) => kind !== undefined && at === kind.end + 1) ??
    kindWords.find(rest).find(({ key, start: at }) => key === 'portfolio' && at < 2);
  if (site === undefined) return false;
  const after = rest.slice(site.end);
  return lists.function.atStart(after)?.start === 1 && !lists.isA.isIn(after.slice(0, 5));
}

/** "…, so don't put a booking form on", "we do not want people booking online": about a part of the site, whatever it is taken for. */
function isProhibition({ language, ...prompt }: PromptText, { start, end, opening }: Segment): boolean {
  const { lists, features } = language;
  const folded = prompt.folded.slice(start, end);
  const lead = opening === 'but' ? lists.contrast.atStart(folded) : lists.self.atStart(folded);
  if (lead === undefined) return false;
  const order = folded.slice(lead.end).trimStart();
  return lists.negativeCommand.atStart(order) !== undefined && features.isIn(order);
}

const MAX_WIDGET_WORDS = 3;
/** The same with a preposition: "link to our Instagram". */
const MAX_LED_WORDS = 5;

/** "Donations link.": a sentence of a few words whose noun is a part of a page. */
function isWidget(prompt: PromptText, segments: readonly Segment[], index: number): boolean {
  const segment = segments[index]!;
  const { lists, orders, grammar } = prompt.language;
  const isAlone = [segments[index - 1], segments[index + 1]].every(
    (each) => each?.sentence !== segment.sentence,
  );
  const words = prompt.words(segment).split(/\s+/u).length;
  if (segment.sentence === 0 || !isAlone || words > MAX_LED_WORDS || !grammar.isSpaced) return false;
  const folded = prompt.fold(segment);
  const first = orders.widget.atStart(folded);
  const isLed = first !== undefined && lists.function.atStart(folded.slice(first.end)) !== undefined;
  if (isLed) return true;
  if (words > MAX_WIDGET_WORDS) return false;
  if (!grammar.headIsLast && !grammar.nounsAreCapital) return first !== undefined;
  return orders.widget.find(folded).some(({ end }) => !/[\p{L}\p{N}]/u.test(folded.slice(end)));
}

/**
 * "Pick up on Saturdays", "Orders are picked up at the farm stand": said to visitors, unless it is clearly a remark, or asks for
 * something.
 */
function isPickUp({ language, ...prompt }: PromptText, { start, end }: Segment, likely: Tag): boolean {
  const { lists, orders } = language;
  const folded = prompt.folded.slice(start, end);
  if (!orders.pickUp.isIn(folded)) return false;
  if (likely === 'to-builder') return !lists.remark.isIn(folded);
  const asks = [lists.wish, lists.command, lists.imperative, lists.site, orders.visitors];
  return likely === 'feature' && !asks.some((list) => list.isIn(folded));
}

/** "People should be able to order on the site": it says what visitors can do. */
function isForVisitors({ language, ...prompt }: PromptText, { start, end }: Segment): boolean {
  const { lists, orders, features } = language;
  const folded = prompt.folded.slice(start, end);
  const isWish = lists.wish.isIn(folded) || lists.command.isIn(folded);
  return isWish && orders.visitors.isIn(folded) && features.isIn(folded);
}

/** "If someone wants to sing, they should be able to fill in a form": asked for under a condition. */
function isAskedUnder(prompt: PromptText, segments: readonly Segment[], index: number): boolean {
  const [before, segment] = [segments[index - 1], segments[index]!];
  if (before?.sentence !== segment.sentence || !isOpenedByCondition(prompt, before, segment)) return false;
  const folded = prompt.fold(segment);
  return prompt.language.lists.command.isIn(folded) && prompt.language.features.isIn(folded);
}

const MAX_HEADING_WORDS = 3;

/** "Hotel suggestions: Otter Inn, The Mill": a short title of facts without a word of a request is their heading. */
function headingsOfFacts(
  { language, ...prompt }: PromptText,
  segments: readonly Segment[],
  tags: readonly Tag[],
): ReadonlySet<Segment> {
  const { lists, features, blocks, fieldTypes } = language;
  const requests = [lists.wish, lists.command, lists.imperative, lists.site, lists.withFields, lists.status];
  return new Set(
    segments.filter((segment, index) => {
      const folded = prompt.folded.slice(segment.start, segment.end);
      const isShort = folded.trim().split(/\s+/u).length <= MAX_HEADING_WORDS;
      if (!segment.isTitle || !REQUESTED.has(tags[index]!) || !isShort) return false;
      if ([...requests, features, blocks, fieldTypes].some((words) => words.isIn(folded))) return false;
      const rest = segments.flatMap((each, at) =>
        each.sentence === segment.sentence && at > index ? [tags[at]!] : [],
      );
      return rest.length > 1 && rest.every((tag) => ROLES[tag] === undefined);
    }),
  );
}

/** The titled sentences without a word of a request: "This month we are short of: rice, soap". */
function statedSentences({ language, ...prompt }: PromptText, segments: readonly Segment[]): Set<number> {
  const { lists, features, refusals, blocks } = language;
  const requests = [lists.wish, lists.command, lists.imperative, lists.site, lists.part, lists.withFields];
  const words = [...requests, lists.status, lists.look, features, refusals, blocks];
  const isAsking = ({ start, end }: Segment): boolean =>
    words.some((list) => list.isIn(prompt.folded.slice(start, end)));
  const titled = segments.filter(({ isTitle, start, end }) => isTitle && isSelf(start, end));
  const found = titled.filter(
    ({ sentence }) => !segments.some((segment) => segment.sentence === sentence && isAsking(segment)),
  );
  return new Set(found.map(({ sentence }) => sentence));

  function isSelf(start: number, end: number): boolean {
    const folded = prompt.folded.slice(start, end);
    return [lists.self, lists.own].some((list) => list.isIn(folded));
  }
}

const REQUESTED: ReadonlySet<Tag> = new Set(['feature', 'field', 'page', 'order']);

/** "Landing page for TidyTab, an app that sorts tabs": what the name in the order is. */
function isApposition(prompt: PromptText, segments: readonly Segment[], index: number): boolean {
  const before = segments[index - 1];
  const segment = segments[index]!;
  const { lists, features, blocks, refusals } = prompt.language;
  const folded = prompt.fold(segment);
  if (prompt.isOutlined && isDescription(prompt, before, segment)) return true;
  if (segment.opening !== ',' || index !== 1 || before === undefined) return false;
  const requests = [lists.wish, lists.command, lists.withFields, blocks, refusals];
  if (!prompt.isOutlined && features.isIn(folded)) return false;
  if (requests.some((list) => list.isIn(folded))) return false;
  const site = lists.site.find(folded)[0];
  const isNoun = site !== undefined && lists.function.atStart(folded.slice(site.end)) !== undefined;
  const isOfOrder = isNoun && isOrder(prompt, before) && !lists.look.isIn(folded);
  return isOfOrder || (isCommandForSite(prompt, before) && lists.function.atStart(folded) !== undefined);
}

/** "…landing page for Tallowmint, a time tracking app for small studios": what the site is of. */
function isDescription(prompt: PromptText, before: Segment | undefined, segment: Segment): boolean {
  const { lists, outline } = prompt.language;
  if (before === undefined || segment.sentence > 0 || segment.opening !== ',') return false;
  const folded = prompt.fold(segment);
  return (
    lists.site.isIn(prompt.fold(before)) &&
    [lists.function, outline.describes].some((list) => list.atStart(folded) !== undefined)
  );
}

/** "We bake in a wood-fired oven": nothing in it asks for a part of a site. */
function isOfSelf({ language, ...prompt }: PromptText, { start, end }: Segment, tag: Tag): boolean {
  const { lists, features, refusals, everyday } = language;
  const folded = prompt.folded.slice(start, end);
  const self = lists.self.atStart(folded);
  if (!REQUESTED.has(tag) || self === undefined) return false;
  const asked = [lists.wish, lists.command, lists.site, lists.part, lists.remark, lists.negation, refusals];
  if (asked.some((list) => list.isIn(folded))) return false;
  // "We deliver to York and Selby" says where, whatever else has a word for delivery.
  return everyday.covers.atStart(folded.slice(self.end)) !== undefined || !features.isIn(folded);
}
