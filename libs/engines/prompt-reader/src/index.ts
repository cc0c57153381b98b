/**
 * Reads prompts without a model: facts, requests, prohibitions and looks of a first prompt become a document, a follow-up
 * becomes a patch of it. Pure functions; languages and kinds are data. Main functions: {@link readPrompt}, {@link readFollowUp}.
 *
 * `reading/` finds what a first prompt says, from the bottom up: `fields` that a form asks for, `values` recognized by their shape, the
 * `kind` of site, its name (`names`), and the `facts`. `layout/` makes pages and records of them.
 *
 * `follow-up/` reads a message about a site: `words` and values as the message and the site have them, `instructions` (the parts of a
 * message), `editing` (the document that is changed), and ways to follow one, by what they do: `add`, `changes` (values and texts),
 * `remove`, `people`, `pages` (titles, order, look). `demands` are what a message asks for, and `check` compares what was done with them.
 */
export { detectLanguage } from './packs/detect-language.js';
export { languageCodes, loadLanguage } from './packs/language.js';
export { kinds } from './packs/kinds.js';
export { describeSite } from './report/describe-site.js';
export { filled, type ReportWords, reportWords } from './report/report-words.js';
export { bareName, type Glance, glance } from './choice/glance.js';
export { readPrompt, type ReadContext, type ReadPrompt } from './read-prompt.js';
export { readFollowUp, type FollowUpContext, type ReadFollowUp } from './read-follow-up.js';
export { type Scope, SCOPE_MODEL, scopeExample, SCOPES } from './scope/scope.js';
export { nameExamples } from './reading/name-examples.js';
export { NAME_MODEL } from './reading/names/rank.js';
export { clauseExamples } from './reading/clause-examples.js';
export { REMARK_CLASSES, REMARK_MODEL } from './clauses/remark-model.js';
export { afterTag, type Tag, TAG_MODEL, TAGS } from './clauses/tags.js';
export { bucketOf } from './models/hashed.js';
export { modelOf, softmax, useModel, type WeightsFile } from './models/linear-model.js';
export { FEATURES } from './packs/grammar-schema.js';
export { FEATURE_MODEL, featureCues } from './reading/feature-model.js';
export { PromptText } from './clauses/prompt-text.js';
export { languageFor } from './packs/language.js';
