import { z } from 'zod';
import { words } from './words-schema.js';

/** The words by which sentences that are written without marks are separated: "we sell bread we open at 8 and the shop is …". */
export const RunOns = z.strictObject({
  joins: words.describe('between two clauses: and, but, also'),
  openings: words.describe('subjects and verbs with which a clause begins anywhere: we, there is'),
  joinedOpenings: words.describe('what else begins a clause after one of the joins: the, on'),
  ties: words.describe('before a clause that belongs to the words before it: because, that, when'),
});
