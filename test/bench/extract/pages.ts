import { knowledgePages } from './pages/knowledge-pages.js';
import { placePages } from './pages/place-pages.js';
import { shopPages } from './pages/shop-pages.js';
import type { StatedPage } from './stated-page.js';

/**
 * Thirty pages of varied markup and what they state, written before `extract` first read them, by an author who knew its
 * page and the conversion of values, and not the code that finds them.
 */
export const statedPages: readonly StatedPage[] = [...shopPages, ...placePages, ...knowledgePages];
