import { REFUSALS, type Refusal } from '../packs/grammar-schema.js';
import { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { detectLanguage } from '../packs/detect-language.js';
import { languageFor } from '../packs/language.js';
import { read } from '../reading/read.js';
import { modelOf, softmax } from '../models/linear-model.js';
import type { Reading } from '../reading/reading.js';
import { ordersProgram } from './orders-program.js';
import { scopeFeatures } from './scope-features.js';

/** Whether a prompt can be built, with one sentence for the customer. */
export interface Scope {
  scope: 'build' | 'refuse' | 'ask';
  text: string;
}

export const SCOPE_MODEL = 'scope';
export const SCOPES = ['build', 'refuse', 'ask'] as const;

const MAX_REQUEST_SENTENCES = 2;
/**
 * To refuse what can be built is the worse error: without a word for what cannot, the model has to be certain. A word for
 * a kind of site or a part of one may also be in a task, as "the form" of "Fill in the form for my visa".
 */
const CERTAIN = { withoutSubject: 0.6, withSubject: 0.95 };
/** A prompt with more facts of these types is about something, whatever its sentences ask for. */
const TASK_FACTS = 1;
/** What a task may mention, too. */
const OF_TASKS: ReadonlySet<string> = new Set(['statement', 'policy', 'list', 'number', 'date']);
const LIKELY = 0.25;
const CLEAR = 0.9;
/** A statement about oneself that is enough to build from. */
const STATEMENT_WORDS = 3;

/** Decides before anything is charged: refused, one question, or built. */
export function scopeOf(reading: Reading): Scope {
  const { language } = reading.prompt;
  const { scope } = language.labels;
  const model = modelOf(SCOPE_MODEL);
  const [build = 1, refuse = 0] = softmax(model.scores(scopeFeatures(reading)));
  const refusal = refusalOf(reading);
  if (isRefused(reading, refusal, refuse))
    return { scope: 'refuse', text: scope[refusal ?? refusalNamed(reading) ?? 'program'] };
  const isAsked = isUnclear(reading) && !hasSubject(reading.prompt) && build < CLEAR;
  return isAsked ? { scope: 'ask', text: scope.ask } : { scope: 'build', text: scope.build };
}

/** @param likelihood that it is to be refused, by the model. */
function isRefused(reading: Reading, refusal: Refusal | null, likelihood: number): boolean {
  if (refusal === 'harm') return true;
  if (refusal !== null) return likelihood >= LIKELY || ordersProgram(reading.prompt);
  const { prompt, kind, features, drafts } = reading;
  if (prompt.language.lists.site.isIn(prompt.folded)) return false;
  if (drafts.filter(({ fact }) => !OF_TASKS.has(fact.type)).length > TASK_FACTS) return false;
  const hasSubject = kind.range !== null || features.size > 0;
  return likelihood >= (hasSubject ? CERTAIN.withSubject : CERTAIN.withoutSubject);
}

/** The first word for something that cannot be built, wherever it is. */
const refusalNamed = ({ prompt }: Reading): Refusal | undefined =>
  prompt.language.refusals.find(prompt.folded)[0]?.key;

/** What is ordered is a program and not a site about one. */
function refusalOf({ prompt, clauses }: Reading): Refusal | null {
  const { refusals, lists } = prompt.language;
  const request = clauses.filter(({ sentence }) => sentence < MAX_REQUEST_SENTENCES);
  const end = request.at(-1)?.end ?? 0;
  const folded = prompt.folded.slice(0, end);
  const found = refusals.find(folded).filter(({ start }) => {
    const clause = request.find((each) => each.start <= start && start < each.end);
    return clause !== undefined && (clause.role !== 'without' || clause.sentence === 0);
  });
  if (found.length === 0) return null;
  const keys = REFUSALS.filter((key) => found.some((each) => each.key === key));
  if (keys.includes('harm')) return 'harm';
  const first = found[0]!;
  const site = lists.site
    .find(folded)
    .find(
      ({ start, end: to }) =>
        start < first.start && !found.some((each) => start >= each.start && to <= each.end),
    );
  return site === undefined ? first.key : null;
}

/** Nothing says what the site is for. */
function isUnclear({ prompt, drafts, name, kind, features, areas }: Reading): boolean {
  const typed = drafts.filter(({ fact }) => !['statement', 'policy', 'list', 'number'].includes(fact.type));
  const isNamed = name?.isCertain === true;
  if (kind.range !== null || features.size > 0) {
    const isQuestion = /[?？]\s*$/u.test(prompt.text) && !prompt.language.lists.site.isIn(prompt.folded);
    return isQuestion && !isNamed && typed.length === 0;
  }
  return typed.length === 0 && areas.length === 0 && (!isNamed || drafts.length < 2);
}

/** Whether anything is said of the site that is ordered, or of those who write: "We fix vintage amplifiers". */
function hasSubject({ text, folded, language }: PromptText): boolean {
  const { lists } = language;
  const isStatement = lists.self.atStart(folded) !== undefined && !/[?？]\s*$/u.test(text);
  const order = [
    lists.function,
    lists.command,
    lists.wish,
    lists.imperative,
    lists.aside,
    lists.self,
    lists.own,
  ];
  const known = [...order, lists.site, lists.request].flatMap((list) => list.find(folded));
  const said = uncoveredWords(folded, known).length;
  return lists.site.isIn(folded) ? said > 0 : isStatement && said >= STATEMENT_WORDS;
}

/** What a prompt is recognized by: what the scope is fitted on. */
export function scopeExample(text: string): string[] {
  return scopeFeatures(read(new PromptText(text, languageFor(detectLanguage(text)), 0)));
}
