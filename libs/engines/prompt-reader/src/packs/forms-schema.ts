import { z } from 'zod';
import { words } from './words-schema.js';

/** Words of messages about the forms of a site. */
export const Forms = z.strictObject({
  feminine: words.describe(
    'how nouns end before which an adjective ends with -er only after "mit"; empty where adjectives have no cases',
  ),
  option: words.describe('what one of several answers is called, or their list: option, dropdown, choices'),
  between: words.describe('before two answers that another one comes between; in Japanese after them'),
  required: words.describe('of a question that visitors have to answer: required'),
  optional: words.describe('of one that they need not answer: optional'),
  more: words.describe('of something more without a name: one more thing, field'),
  button: words,
  says: words.describe('before the new words of a button: to, should say'),
});
