import { knowledgePages } from './pages/knowledge-pages.js';
import { placePages } from './pages/place-pages.js';
import { shopPages } from './pages/shop-pages.js';
import type { StatedPage } from './stated-page.js';

/**
 * Thirty pages of varied markup and what they state, written before they were first read by `extract`, without knowledge of
 * how it finds values.
 */
export const statedPages: readonly StatedPage[] = [...shopPages, ...placePages, ...knowledgePages];
