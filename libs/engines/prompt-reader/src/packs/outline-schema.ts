import { z } from 'zod';
import { words } from './words-schema.js';

/** Parts of a page that a brief orders; `frame` is what they are described with: sections, cards, placeholders. */
export const BLOCKS = [
  'hero',
  'navigation',
  'footer',
  'action',
  'features',
  'quotes',
  'pricing',
  'people',
  'about',
  'contact',
  'frame',
] as const;
export type Block = (typeof BLOCKS)[number];

/** The parts of a page that a prompt names by nouns that are also content: "services", "our team". */
export const PARTS = [
  'features',
  'pricing',
  'people',
  'quotes',
  'questions',
  'schedule',
  'gallery',
  'about',
  'contact',
] as const;
export type Part = (typeof PARTS)[number];

/** The words of prompts that list the parts of a page with what each of them shows. */
export const Outline = z.strictObject({
  parts: z.strictObject(Object.fromEntries(PARTS.map((key) => [key, words])) as Record<Part, typeof words>),
  section: words.describe('a part without a name of its own: section, strip'),
  line: words.describe('what lines at the top of a page are called, besides headline: subtext'),
  name: words.describe('before the name of the site: restaurant name, title'),
  describes: words.describe('between the name of a product and what it does: that, which'),
  pages: words.describe('before or after a list of pages: pages, subpages'),
  page: words.describe('one page of a list: a page for, one for'),
  home: words.describe('titles of the first page: home'),
  shop: words.describe('titles of a page that sells: shop, store'),
  persona: words.describe('at the beginning of a prompt: what the builder is to be, act as'),
  begins: words.describe('titles before the list of parts: sections, include'),
  with: words.describe('between a part and what it shows: with, featuring, for'),
  style: words.describe('titles of what only the builder needs: style, tech stack'),
  says: words.describe('between a quotation and who says it: by, says'),
});
