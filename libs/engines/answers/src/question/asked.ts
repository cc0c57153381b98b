import { queryTerms, unaccented } from '@capstan/text-analysis';
import { CODE_IMPORTANCE, isCodeTerm } from './codes.js';
import { byMeaning } from './phrases.js';
import type { Question } from './question.js';

/** What an answer looks like. */
export type AnswerForm =
  | 'definition'
  | 'how-to'
  | 'workings'
  | 'comparison'
  | 'why'
  | 'list'
  | 'number'
  | 'time'
  | 'condition'
  | 'yes-no'
  | 'other';

/** What a question asks for. */
export interface Asked {
  form: AnswerForm;
  /** Stemmed terms of its subject and object, without the words of its frame; the value is their importance. */
  topic: ReadonlyMap<string, number>;
  /** Terms of the topic without its qualifiers: "checkpoint" of "a checkpoint in a log". */
  subject: readonly string[];
  /** Terms of a further question about the same subject, one of which an answer must name; empty otherwise. */
  own: readonly string[];
  /** Compared things, each as stemmed terms; empty or two and more. */
  things: readonly (readonly string[])[];
}

/** The first match decides. Accents are removed before. */
const FORMS: readonly (readonly [pattern: RegExp, form: AnswerForm])[] = [
  [
    /\b(?:differences?|distinctions?) between\b|^how (?:does|do|is|are) .+ (?:differ|different|compare)\b|\b(?:versus|vs\.?|compared (?:to|with))(?: |$)|^(?:unterschied|difference|diferencia|differenza|verschil)\b/iu,
    'comparison',
  ],
  [
    /^how (?:many|much|big|large|long|old|high|far|fast|often|deep|wide|heavy|tall|small|late|early|slow)\b|^(?:what (?:is|are) )?(?:the )?(?:maximum|minimum|default (?:size|limit|number|value|port|timeout|length|interval)|size|limit|number) |^wie ?(?:viele?|lang|lange|hoch|gross|alt|oft|haufig|schnell|weit|schwer|teuer)\b|^(?:(?:pendant |tous les |toutes les )?combien|(?:cada |durante |por )?cuant[oa]s?|(?:a cada |ogni |per |durante |por )?quant[aieo]s?|hoeveel)\b|^(?:a quelle frequence|con (?:que|quale|che) (?:frecuencia|frequenza)|com que frequencia)\b|^hoe (?:lang|groot|oud|vaak|snel)\b/iu,
    'number',
  ],
  [
    /^(?:when (?:was|were|did)|since when|(?:in |since )?(?:what|which) (?:year|date)|(?:seit )?wann|in welchem jahr|(?:depuis )?quand|(?:desde )?cuando|quando|(?:sinds )?wanneer)\b/iu,
    'time',
  ],
  [/^(?:when|wann|quand|cuando|quando|wanneer)\b/iu, 'condition'],
  [
    /^(?:why|what (?:causes|caused|explains)|for what reason|how come|warum|weshalb|wieso|wozu|pourquoi|por que|perche|waarom)\b/iu,
    'why',
  ],
  [/^how (?:do|can|should|could|would|to|must) ?(?:i|we|you|one|people)?\b|^wie kann\b/iu, 'how-to'],
  [/^(?:how|in what way|wie|comment|como|come|hoe)\b/iu, 'workings'],
  [
    /^(?:which|list|name|welche[rsnm]?|quel(?:le)?s|cuales|quali|quais|welke)\b|^what (?:kinds?|types?|sorts?|options|(?:are|were) (?:the )?(?:\w+ ){0,3}(?:kinds?|types?|ways?|options?|steps?|reasons?|rules?|schemes?|states?|phases?|parts?))\b|^what (?:are|were) the (?:two|three|four|five|six|seven|eight|nine|ten|\d+|main|basic|possible|available|different)\b/iu,
    'list',
  ],
  [
    /^(?!was (?:ist|sind|war|bedeutet|heisst)\b)(?:is|are|was|were|does|do|did|can|could|will|would|should|must|may|has|have|ist|sind|kann|konnen|darf|est-ce que|puo|kan|mag)\b/iu,
    'yes-no',
  ],
  [
    /^(?:(?:what(?: exactly)?|who) (?:is|are|was|were)|(?:was|wer) (?:ist|sind|war)|qu['’]est-ce que|qui (?:est|sont)|que (?:es|son)|quien (?:es|son)|(?:che )?cos['’]e|chi e|o que (?:e|sao)|quem e|(?:wat|wie) (?:is|zijn)|what does .+ mean|was (?:bedeutet|heisst)|que (?:signifie|veut dire|significa|quiere decir)|(?:che )?cosa (?:significa|vuol dire)|o que (?:significa|quer dizer)|wat betekent)\b/iu,
    'definition',
  ],
];

/** Words of frames: they say how something is asked, not about what. */
const FRAME =
  /^how (?:many|much|big|large|long|old|high|far|fast|often|deep|wide|heavy|tall|small|late|early)\b|^(?:wie ?(?:viele?|lange?|hoch|gross|alt|oft|haufig|schnell|weit|schwer|teuer)|hoe (?:lang|groot|oud|vaak|snel)|(?:a quelle|con (?:que|quale|che)|com que) fre(?:qu|cu)en\p{L}+|(?:pendant )?combien de (?:temps|fois)|(?:durante )?cuant[oa]s? (?:tiempo|veces)|(?:per |durante |por )?quant[oaei]s? (?:tempo|volte|vezes))(?!\p{L})|\b(?:mak(?:es?|ing) sure(?: that)?|ensures?|guarantees?|(?:main |key )?(?:differences?|distinctions?) between|is it possible to|possible|is there a way|the best way to|what happens|what (?:kinds?|types?|sorts?) of|have to|need to|want to|in order to)\b/giu;
/** Words that many questions have. */
const COMMON = new Set(
  'work works differ different compare happen do use used using get need want mean exist handle there way kind type sort make give have called please help explain tell know'.split(
    ' ',
  ),
);
const COMMON_IMPORTANCE = 0.25;
/** A subject that a further question takes from the question before. */
const INHERITED_IMPORTANCE = 0.7;
const MAX_DEFINED_TERMS = 4;
const WHERE = / (?:in|of|for|on|within|im|bei|von|dans|du|en|del?|nel|di|em) /iu;
const JOINT = / (?:and|or|from|to|with|vs\.?|versus|than|und|oder|et|ou|y|e|en) /iu;

/** Analyzes a question. */
export function parseQuestion({ text, terms, subjectTerms, isFurther }: Question): Asked {
  const question = plainQuestion(text);
  const { text: framed, meanings } = byMeaning(question.replace(FRAME, ' '));
  const common = new Set([...COMMON].flatMap((word) => queryTerms(word).map(({ term }) => term)));
  const known = new Set(terms);
  // The caller's terms are those of the question as it was written.
  if (known.size > 0) for (const { term } of queryTerms(meanings.join(' '))) known.add(term);
  const topic = new Map<string, number>();
  for (const { term } of queryTerms(framed)) {
    if (known.size > 0 && !known.has(term)) continue;
    topic.set(term, isCodeTerm(term) ? CODE_IMPORTANCE : common.has(term) ? COMMON_IMPORTANCE : 1);
  }
  const own = isFurther ? [...topic.keys()].filter((term) => !subjectTerms.includes(term)) : [];
  if (isFurther || topic.size === 0) {
    for (const term of subjectTerms) if (!topic.has(term)) topic.set(term, INHERITED_IMPORTANCE);
  }
  const form = formOf(question, topic.size, ENDS_AS_QUESTION.test(text));
  const codes = [...topic.keys()].filter(isCodeTerm);
  const named = queryTerms(framed.split(WHERE)[0] ?? '').flatMap(({ term }) =>
    topic.has(term) ? [term] : [],
  );
  const subject = codes.length > 0 ? codes : named;
  return { form, topic, subject, own, things: form === 'comparison' ? thingsIn(framed, topic) : [] };
}

const ENDS_AS_QUESTION = /[?？]\s*$/u;

/** Whether a text asks something, instead of naming a subject. */
export const isAsking = (text: string): boolean =>
  ENDS_AS_QUESTION.test(text) || FORMS.some(([pattern]) => pattern.test(plainQuestion(text)));

const plainQuestion = (text: string): string =>
  unaccented(text)
    .replace(/^[¿¡\s]+/u, '')
    .replace(/(?<![\s?!.])[\s?!.]+$/u, '');

function formOf(question: string, terms: number, isQuestion: boolean): AnswerForm {
  const form = FORMS.find(([pattern]) => pattern.test(question))?.[1];
  if (form === undefined) return !isQuestion && terms <= MAX_DEFINED_TERMS ? 'definition' : 'other';
  return form === 'definition' && terms > MAX_DEFINED_TERMS ? 'other' : form;
}

function thingsIn(framed: string, topic: ReadonlyMap<string, number>): string[][] {
  const parts = framed
    .split(JOINT)
    .map((part) => queryTerms(part).flatMap(({ term }) => ((topic.get(term) ?? 0) >= 1 ? [term] : [])))
    .filter((terms) => terms.length > 0);
  // "Definitely and indirectly lost blocks": the last thing also names what both are.
  const last = parts.at(-1) ?? [];
  const shortest = Math.min(...parts.map(({ length }) => length));
  const named = parts.map((terms) => (terms === last ? terms.slice(0, shortest) : terms));
  const shared = named.reduce(
    (common, terms) => common.filter((term) => terms.includes(term)),
    named[0] ?? [],
  );
  const things = named.map((terms) => terms.filter((term) => !shared.includes(term)));
  return things.length > 1 && things.every((terms) => terms.length > 0) ? things : [];
}
