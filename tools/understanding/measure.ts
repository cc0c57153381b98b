/**
 * Measures the reader of builds on labeled prompts and follow-ups (test/understanding/builds/README.md):
 * `node --import ./tools/register-ts.mjs tools/understanding/measure.ts [--unseen | --training | --own | --round 1] [--details] [--only en]`.
 * Of the unseen set only totals are printed.
 */
import { type SiteDocument, uncoveredClauses, validateDocument } from '@capstan/site-document';
import { loadLanguage, readPrompt } from '@capstan/prompt-reader';
import { featuresOf, hasFeature } from './features.js';
import { type LabeledPrompt, labeledPrompts, type SetName } from './labels.js';
import { comparable, contains, isThere } from './matching.js';
import { measureFollowUps } from './measure-follow-ups.js';
import { visiblePages } from './visible-text.js';
import { Totals } from './totals.js';

const isUnseen = process.argv.includes('--unseen');
const round = Number(process.argv[process.argv.indexOf('--round') + 1]);
const isRound = process.argv.includes('--round');
const isTraining = process.argv.includes('--training');
const isOwn = process.argv.includes('--own');
const set: SetName = isUnseen
  ? 'unseen'
  : isTraining
    ? 'training'
    : isOwn
      ? 'own'
      : isRound
        ? `round-${round}`
        : 'dev';
const isDetailed = process.argv.includes('--details') && !isUnseen;
const only = process.argv[process.argv.indexOf('--only') + 1];
const isHeld = process.argv.includes('--held');
const isOpen = process.argv.includes('--open');

const totals = new Totals();
const detail = (id: string, text: string): void => {
  if (isDetailed) console.log(`${id}  ${text}`);
};

/** A third of the set for development, looked at last. */
const isHeldBack = (id: string): boolean => Number(id.slice(3)) % 3 === 0;

const chosen = (id: string): boolean =>
  (!process.argv.includes('--only') || id.startsWith(only ?? '')) &&
  (!isHeld || isHeldBack(id)) &&
  (!isOpen || !isHeldBack(id));

for (const prompt of labeledPrompts(set).filter(({ id }) => chosen(id))) measure(prompt);
measureFollowUps(set, chosen, totals, detail);
console.log(totals.toString());

function measure(prompt: LabeledPrompt): void {
  const started = performance.now();
  const { scope, document, ledger, trade } = readPrompt(prompt.prompt);
  totals.time(performance.now() - started);
  totals.count('language', document.language === prompt.language);
  const isScope = scope.scope === prompt.scope || (prompt.scope_accepts ?? []).includes(scope.scope);
  totals.count(`scope ${prompt.scope}`, isScope);
  if (!isScope) detail(prompt.id, `scope ${scope.scope} instead of ${prompt.scope}`);
  if (uncoveredClauses([prompt.prompt], ledger).length > 0) totals.add('clauses without an outcome');
  if (prompt.scope !== 'build') return;
  const checked = validateDocument(document);
  if ('faults' in checked) {
    totals.add('invalid documents');
    detail(prompt.id, JSON.stringify(checked.faults));
  }
  measureIdentity(prompt, document, trade);
  const pages = visiblePages(document).map(comparable);
  const whole = pages.join('\n');
  const open = comparable(document.openPoints.map(({ text }) => text).join('\n'));
  for (const fact of prompt.facts) {
    const isPlaced = isThere(whole, fact);
    totals.count('facts on pages', isPlaced);
    totals.count(`facts: ${fact.type}`, isPlaced);
    if (isPlaced && fact.role !== undefined) {
      totals.count(
        'roles',
        pages.some((page) => isThere(page, fact) && contains(page, fact.role ?? '')),
      );
    }
    if (isPlaced) continue;
    const isSilent = !isThere(open, fact);
    if (isSilent) totals.add('facts lost silently');
    detail(prompt.id, `${isSilent ? 'lost' : 'open'} ${fact.type} ${fact.text}`);
  }
  for (const text of prompt.forbidden.strings) {
    const isShown = contains(whole, text);
    totals.count('forbidden strings absent', !isShown);
    if (isShown) detail(prompt.id, `forbidden ${text}`);
  }
  const titles = new Set(document.pages.map(({ title }) => comparable(title)));
  for (const title of prompt.pages ?? []) {
    totals.count('pages', titles.has(comparable(title)));
    if (!titles.has(comparable(title))) detail(prompt.id, `page ${title} of ${[...titles].join(', ')}`);
  }
  const features = featuresOf(document);
  for (const wanted of prompt.features) {
    totals.count('features', hasFeature(features, wanted));
    if (!hasFeature(features, wanted))
      detail(prompt.id, `feature ${JSON.stringify(wanted)} of ${[...features].join(' ')}`);
  }
  for (const unwanted of prompt.forbidden.features) {
    totals.count('forbidden features absent', !features.has(unwanted));
    if (features.has(unwanted)) detail(prompt.id, `forbidden feature ${unwanted}`);
  }
}

function measureIdentity(prompt: LabeledPrompt, { identity }: SiteDocument, trade: string | null): void {
  if (prompt.name !== null) {
    const isName = [prompt.name, ...(prompt.name_accepts ?? [])].some(
      (name) => comparable(name) === comparable(identity.name),
    );
    totals.count('name', isName);
    if (!isName) detail(prompt.id, `name ${identity.name} instead of ${prompt.name}`);
  }
  if (prompt.kind === null) return;
  const plain = (text: string): string => comparable(text).replaceAll('-', ' ');
  const accepted = [prompt.kind.term, ...prompt.kind.accepts].map(plain);
  const family = [identity.kind, loadLanguage('en').kindName(identity.kind)].map(plain);
  totals.count(
    'kind of layout (id or its English name)',
    family.some((name) => accepted.includes(name)),
  );
  const own = identity.domainWords.slice(0, 2).map(plain);
  const isKind =
    [...family, ...(trade === null ? [] : [plain(trade)])].some((name) => accepted.includes(name)) ||
    own.some((words) => accepted.some((term) => isNamed(words, term)));
  totals.count("kind (the customer's words for it, the trade, or the layout)", isKind);
  if (!isKind)
    detail(
      prompt.id,
      `kind ${identity.kind} (${identity.domainWords.join(', ')}; ${trade ?? ''}) instead of ${accepted.join(', ')}`,
    );
}

/** A term is named by words that contain it whole; where words have no spaces, anywhere. */
function isNamed(words: string, term: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term)
    ? words.includes(term)
    : ` ${words} `.includes(` ${term} `);
}
